import { type FontMetrics, fontMetrics } from './font-metrics.generated.ts';
import type { Look, Typeface } from './look.ts';

/** The part that a typeface plays in a look. */
export type FontRole = 'display' | 'text';
export const fontRoles: readonly FontRole[] = ['display', 'text'];

/** Local faces that every system has, by kind; Debian's Chromium knows only the second of each. */
const localFonts: Record<Typeface['font']['generic'], readonly string[]> = {
  'sans-serif': ['Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
  monospace: ['Courier New', 'Liberation Mono'],
};

/** `src` of the stand-in of a face. */
export const localFontSource = ({ font }: Typeface): string =>
  localFonts[font.generic].map((name) => `local('${name}')`).join(',');

/** The weight that a role is mostly set in; its stand-in is measured at it. */
export const roleWeight = (look: Look, role: FontRole): number =>
  role === 'display' ? look.display.weights[2] : 400;

/** Axes as CSS says them: `'SOFT' 100`. */
export const variationSettings = ({ axes = {} }: Typeface): string =>
  Object.entries(axes)
    .map(([axis, value]) => `'${axis}' ${value}`)
    .join(',') || 'normal';

/** Name of a face set in one way: key of its metrics, and of its stand-in. */
export function fontKey(look: Look, role: FontRole): string {
  const { font, axes = {} } = look[role];
  const weight = roleWeight(look, role);
  const parts = Object.entries(axes).map(([axis, value]) => `${axis}${value}`);
  return [font.name, ...parts, ...(weight === 400 ? [] : [weight])].join(' ');
}

/** Measures of the real face. Throws where scripts/font-metrics.ts has not yet seen it. */
export function fontMetricsOf(look: Look, role: FontRole): FontMetrics {
  const key = fontKey(look, role);
  const metrics = fontMetrics[key];
  if (!metrics) {
    throw new Error(`No metrics of ${key}: run node scripts/font-metrics.ts once more.`);
  }
  return metrics;
}

/** The stack of a role: the real face, its stand-in, the kind. */
export function fontStack(look: Look, role: FontRole): string {
  const { family, generic } = look[role].font;
  return `'${family}','${fontKey(look, role)} Fallback',${generic}`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** A local face with the metrics of the real one, so that nothing moves when that arrives. */
export function fallbackFontRule(look: Look, role: FontRole): string {
  const { size, ascent, descent } = fontMetricsOf(look, role);
  return `@font-face{font-family:'${fontKey(look, role)} Fallback';src:${localFontSource(look[role])};size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}
