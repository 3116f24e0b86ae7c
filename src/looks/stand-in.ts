import { type FaceMetrics, faceMetrics } from './face-metrics.generated.ts';
import type { Look, Typeface } from './look.ts';

/** The part that a typeface plays in a look. */
export type FaceRole = 'display' | 'text';
export const faceRoles: readonly FaceRole[] = ['display', 'text'];

/** Local faces that every system has, by kind; Debian's Chromium knows only the second of each. */
const local: Record<Typeface['face']['generic'], readonly string[]> = {
  'sans-serif': ['Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
  monospace: ['Courier New', 'Liberation Mono'],
};

/** `src` of the stand-in of a face. */
export const localSource = ({ face }: Typeface): string =>
  local[face.generic].map((name) => `local('${name}')`).join(',');

/** The weight that a role is mostly set in; its stand-in is measured at it. */
export const weightOf = (look: Look, role: FaceRole): number =>
  role === 'display' ? look.display.weights[2] : 400;

/** Axes as CSS says them: `'SOFT' 100`. */
export const settingsOf = ({ axes = {} }: Typeface): string =>
  Object.entries(axes)
    .map(([axis, value]) => `'${axis}' ${value}`)
    .join(',') || 'normal';

/** Name of a face set in one way: key of its metrics, and of its stand-in. */
export function faceKey(look: Look, role: FaceRole): string {
  const { face, axes = {} } = look[role];
  const weight = weightOf(look, role);
  const parts = Object.entries(axes).map(([axis, value]) => `${axis}${value}`);
  return [face.name, ...parts, ...(weight === 400 ? [] : [weight])].join(' ');
}

/** Measures of the real face. Throws where scripts/font-metrics.ts has not yet seen it. */
export function metricsOf(look: Look, role: FaceRole): FaceMetrics {
  const key = faceKey(look, role);
  const metrics = faceMetrics[key];
  if (!metrics) {
    throw new Error(`No metrics of ${key}: run node scripts/font-metrics.ts once more.`);
  }
  return metrics;
}

/** The stack of a role: the real face, its stand-in, the kind. */
export function faceStack(look: Look, role: FaceRole): string {
  const { family, generic } = look[role].face;
  return `'${family}','${faceKey(look, role)} Fallback',${generic}`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** A local face with the metrics of the real one, so that nothing moves when that arrives. */
export function standInRule(look: Look, role: FaceRole): string {
  const { size, ascent, descent } = metricsOf(look, role);
  return `@font-face{font-family:'${faceKey(look, role)} Fallback';src:${localSource(look[role])};size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}
