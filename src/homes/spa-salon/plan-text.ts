import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import type { Afternoon } from './afternoon.ts';
import { clockText, lengthText, namesText } from './format-text.ts';
import type { House } from './treatment.ts';
import { arrivals } from './treatments.ts';

/** Templates for the summary of an afternoon. */
export interface PlanWords {
  /** `{minutes}`, `{price}`, `{out}`. */
  sum: string;
  empty: string;
  /** `{names}`, `{closes}`; for one and for several. */
  leftOne: string;
  leftMany: string;
  /** `{latest}`. */
  latest: string;
  never: string;
  most: string;
}

/** Returns the summary of an afternoon, and the treatments that do not fit, in sentences. */
export function planText(
  { kept, left, out, minutes, price, latest }: Afternoon,
  words: PlanWords,
  { closes, most }: House,
): { sum: string; left: string } {
  const sum =
    kept.length === 0
      ? words.empty
      : fillTemplate(words.sum, {
          minutes: lengthText(minutes),
          price: formatDollars(price),
          out: clockText(out),
        });
  const by = arrivals.findLast((arrival) => latest !== undefined && arrival <= latest);
  const notes =
    left.length === 0
      ? [...(kept.length >= most ? [words.most] : [])]
      : [
          fillTemplate(left.length === 1 ? words.leftOne : words.leftMany, {
            names: namesText(left.map(({ title }) => title)),
            closes: clockText(closes),
          }),
          by === undefined ? words.never : fillTemplate(words.latest, { latest: clockText(by) }),
        ];
  return { sum, left: notes.join(' ') };
}
