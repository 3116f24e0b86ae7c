import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import type { Afternoon } from './afternoon.ts';
import { clockText, lengthText, namesText } from './format-text.ts';
import type { House } from './treatment.ts';
import { arrivals } from './treatments.ts';

/** Templates for the summary of an afternoon. */
export interface PlanCopy {
  /** `{minutes}`, `{price}`, `{out}`. */
  sum: string;
  empty: string;
  /** Texts on one treatment and on several that do not fit: `{names}`, `{closes}`. */
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
  copy: PlanCopy,
  { closes, most }: House,
): { sum: string; left: string } {
  const sum =
    kept.length === 0
      ? copy.empty
      : fillTemplate(copy.sum, {
          minutes: lengthText(minutes),
          price: formatDollars(price),
          out: clockText(out),
        });
  const by = arrivals.findLast((arrival) => latest !== undefined && arrival <= latest);
  const notes =
    left.length === 0
      ? [...(kept.length >= most ? [copy.most] : [])]
      : [
          fillTemplate(left.length === 1 ? copy.leftOne : copy.leftMany, {
            names: namesText(left.map(({ title }) => title)),
            closes: clockText(closes),
          }),
          by === undefined ? copy.never : fillTemplate(copy.latest, { latest: clockText(by) }),
        ];
  return { sum, left: notes.join(' ') };
}
