import { formatDollars } from '../../content/format-dollars.ts';
import type { Figure } from './campaign.ts';

const numberFormat = new Intl.NumberFormat('en-US');

/** Returns the difference of a figure, and its percentage of the value before; `percent` is undefined for zero. */
export function changeOf({ before, after }: Pick<Figure, 'before' | 'after'>) {
  const difference = after - before;
  return {
    difference,
    percent: before === 0 ? undefined : Math.round((difference / before) * 100),
  };
}

/** Formats a value: `$1,070` or `1,070`. */
export const figureText = (value: number, unit?: Figure['unit']): string =>
  unit === 'dollars' ? formatDollars(value) : numberFormat.format(value);

/** Formats the difference: `+43`, `−$1,070`, `0`, with a minus sign (U+2212). */
export function changeText({ unit, ...figure }: Pick<Figure, 'before' | 'after' | 'unit'>): string {
  const { difference } = changeOf(figure);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return sign + figureText(Math.abs(difference), unit);
}

/** Formats the change: `+139%`, `−73%`, `0%`; empty for a percentage of zero. */
export function percentText(figure: Pick<Figure, 'before' | 'after'>): string {
  const { percent } = changeOf(figure);
  if (percent === undefined) return '';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

/** Formats the difference in words: `43 more`, `32 fewer`, `as many`. */
export function spokenChange(figure: Pick<Figure, 'before' | 'after'>): string {
  const { difference } = changeOf(figure);
  if (difference === 0) return 'as many';
  return `${numberFormat.format(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`;
}
