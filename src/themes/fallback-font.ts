import { cssPercent } from './css-percent.ts';
import { type FontMetrics, fontMetrics } from './font-metrics.generated.ts';
import type { Theme, Typeface } from './theme.ts';

/** Use of a font in a theme: headings or text. */
export type FontRole = 'display' | 'text';
export const fontRoles: readonly FontRole[] = ['display', 'text'];

/**
 * Local fonts by generic family, present on every system; Debian's Chromium has only the second of
 * each.
 */
const localFonts: Record<Typeface['font']['generic'], readonly string[]> = {
  'sans-serif': ['Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
  monospace: ['Courier New', 'Liberation Mono'],
};

/** Returns `src` of the fallback font-face of a typeface. */
export const localFontSource = ({ font }: Typeface): string =>
  localFonts[font.generic].map((name) => `local('${name}')`).join(',');

/** Returns the main weight of a role, at which its fallback font is measured. */
export const roleWeight = (theme: Theme, role: FontRole): number =>
  role === 'display' ? theme.display.weights[2] : 400;

/** Returns the axes as `font-variation-settings`: `'SOFT' 100`. */
export const variationSettings = ({ axes = {} }: Typeface): string =>
  Object.entries(axes)
    .map(([axis, value]) => `'${axis}' ${value}`)
    .join(',') || 'normal';

/**
 * Returns the name of a font with its axes and weight: key of its metrics, and name of its
 * fallback.
 */
export function fontKey(theme: Theme, role: FontRole): string {
  const { font, axes = {} } = theme[role];
  const weight = roleWeight(theme, role);
  const parts = Object.entries(axes).map(([axis, value]) => `${axis}${value}`);
  return [font.name, ...parts, ...(weight === 400 ? [] : [weight])].join(' ');
}

/** Returns true if scripts/font-metrics.ts has measured the web font of a role. */
export const isMeasured = (theme: Theme, role: FontRole): boolean =>
  Object.hasOwn(fontMetrics, fontKey(theme, role));

/**
 * Returns the metrics of the web font of a role.
 * @throws when scripts/font-metrics.ts has not measured it.
 */
export function fontMetricsOf(theme: Theme, role: FontRole): FontMetrics {
  const key = fontKey(theme, role);
  const metrics = fontMetrics[key];
  if (!metrics) {
    throw new Error(`No metrics of ${key}: run npm run fonts:measure.`);
  }
  return metrics;
}

/** Returns the font stack of a role: web font, fallback font, generic family. */
export function fontStack(theme: Theme, role: FontRole): string {
  const { family, generic } = theme[role].font;
  return `'${family}','${fontKey(theme, role)} Fallback',${generic}`;
}

/**
 * Returns the `@font-face` rule of a fallback font with the metrics of the web font, so that
 * loading it causes no layout shift.
 */
export function fallbackFontRule(theme: Theme, role: FontRole): string {
  const { size, ascent, descent } = fontMetricsOf(theme, role);
  return `@font-face{font-family:'${fontKey(theme, role)} Fallback';src:${localFontSource(theme[role])};size-adjust:${cssPercent(size)};ascent-override:${cssPercent(ascent)};descent-override:${cssPercent(descent)};line-gap-override:0%}`;
}
