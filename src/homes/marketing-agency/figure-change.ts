import { formatDollars } from '../../content/format-dollars.ts';
import type { Figure } from './campaign.ts';

const count = new Intl.NumberFormat('en-US');

/** Returns the difference of a figure, and its percentage of the value before; `percent` is undefined for zero. */
export function changeOf({ before, after }: Pick<Figure, 'before' | 'after'>) {
  const by = after - before;
  return { by, percent: before === 0 ? undefined : Math.round((by / before) * 100) };
}

/** Returns `$1,070` or `1,070`. */
export const figureText = (value: number, unit?: Figure['unit']): string =>
  unit === 'dollars' ? formatDollars(value) : count.format(value);

/** Formats the difference: `+43`, `−$1,070`, `0`, with a minus sign (U+2212). */
export function changeText({ unit, ...figure }: Pick<Figure, 'before' | 'after' | 'unit'>): string {
  const { by } = changeOf(figure);
  const sign = by > 0 ? '+' : by < 0 ? '−' : '';
  return sign + figureText(Math.abs(by), unit);
}

/** Formats the change: `+139%`, `−73%`, `0%`; empty for a percentage of zero. */
export function percentText(figure: Pick<Figure, 'before' | 'after'>): string {
  const { percent } = changeOf(figure);
  if (percent === undefined) return '';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

/** Returns `43 more`, `32 fewer`, `as many`. */
export function spokenChange(figure: Pick<Figure, 'before' | 'after'>): string {
  const { by } = changeOf(figure);
  if (by === 0) return 'as many';
  return `${count.format(Math.abs(by))} ${by > 0 ? 'more' : 'fewer'}`;
}
