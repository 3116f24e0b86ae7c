import { fillTemplate } from '../../../content/fill-template.ts';
import { onOneScale, parseWhole } from './figure-value.ts';

/** Templates of a change; placeholders in braces. */
interface ChangeCopy {
  less: string;
  more: string;
  times: string;
  /** For a value of zero after the project. */
  noneLeft: string;
  unchanged: string;
}

/** Lengths of two bars, from 0 to 1. */
export interface FigureBars {
  before: number;
  after: number;
  /** Shares of a whole, which is drawn around them: `46%` of 100, `4 of 6` of 6. */
  whole?: true;
}

/**
 * Returns the two bars of a figure: shares of their whole, else of the larger value; undefined
 * where the values are not comparable.
 */
export function computeBars(value: string, before: string | undefined): FigureBars | undefined {
  const scale = before === undefined ? undefined : onOneScale(before, value);
  const max = scale ? Math.max(scale.before, scale.after) : 0;
  if (!scale || max === 0) return undefined;
  const whole = parseWhole(value);
  if (whole !== undefined && max <= whole)
    return { before: scale.before / whole, after: scale.after / whole, whole: true };
  return { before: scale.before / max, after: scale.after / max };
}

/** Returns the change as text: `84% less`, `2.3 times as much`; empty where it cannot be computed. */
export function formatChange(value: string, before: string | undefined, copy: ChangeCopy): string {
  const bars = computeBars(value, before);
  if (!bars) return '';
  if (bars.after === bars.before) return copy.unchanged;
  if (bars.after === 0) return copy.noneLeft;
  if (bars.before === 0) return '';
  const ratio = bars.after / bars.before;
  if (ratio >= 2)
    return fillTemplate(copy.times, { times: Number(ratio.toFixed(ratio < 10 ? 1 : 0)) });
  // Never rounded to 0% or 100%.
  const percent = Math.min(99, Math.max(1, Math.round(Math.abs(1 - ratio) * 100)));
  return fillTemplate(ratio < 1 ? copy.less : copy.more, { percent });
}
