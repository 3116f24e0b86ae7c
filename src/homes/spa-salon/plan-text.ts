import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { spokenTime } from '../../elements/clock/time-text.ts';
import type { Afternoon } from './afternoon.ts';
import { joinNames, lengthText } from './format-text.ts';
import type { House } from './treatment.ts';
import { arrivals } from './treatments.ts';

/** Templates for the summary of an afternoon. */
export interface PlanCopy {
  /** Duration, price and end of the afternoon; with `{minutes}`, `{price}`, `{out}`. */
  sumText: string;
  /** Text before a treatment is chosen. */
  emptyText: string;
  /** Text on one treatment that does not fit; with `{names}`, `{closes}`. */
  oneOmittedText: string;
  /** Text on several treatments that do not fit; with `{names}`, `{closes}`. */
  severalOmittedText: string;
  /** Latest arrival at which all treatments fit; with `{latest}`. */
  latestText: string;
  /** Text if the treatments fit at no arrival. */
  neverText: string;
  /** Text if the maximum number of treatments is chosen. */
  mostText: string;
}

/** Returns the summary of an afternoon, and the treatments that do not fit, in sentences. */
export function planText(
  { scheduled, omitted, leavesAt, minutes, price, latestArrival }: Afternoon,
  copy: PlanCopy,
  { closes, maxTreatments }: House,
): { sum: string; note: string } {
  const sum =
    scheduled.length === 0
      ? copy.emptyText
      : fillTemplate(copy.sumText, {
          minutes: lengthText(minutes),
          price: formatDollars(price),
          out: spokenTime(leavesAt),
        });
  const arrivalTime = arrivals.findLast(
    (arrival) => latestArrival !== undefined && arrival <= latestArrival,
  );
  const notes =
    omitted.length === 0
      ? [...(scheduled.length >= maxTreatments ? [copy.mostText] : [])]
      : [
          fillTemplate(omitted.length === 1 ? copy.oneOmittedText : copy.severalOmittedText, {
            names: joinNames(omitted.map(({ title }) => title)),
            closes: spokenTime(closes),
          }),
          arrivalTime === undefined
            ? copy.neverText
            : fillTemplate(copy.latestText, { latest: spokenTime(arrivalTime) }),
        ];
  return { sum, note: notes.join(' ') };
}
