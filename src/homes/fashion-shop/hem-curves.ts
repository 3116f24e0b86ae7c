import { dropAt, type Growth } from './nights.ts';

/** Size of the chart: degrees around the hem, and hundredths of an inch downward. */
export const chartSize = { width: 720, height: 300 } as const;

/** Position of the control points of a Bézier curve that approximates a cosine, as a share of a half wave. */
const controlShare = 0.3642;

/** Returns the hem after each night as SVG paths; the first is level. */
export function hemCurves(growth: Growth, nights: number): readonly string[] {
  const wave = chartSize.width / 8;
  return Array.from({ length: nights + 1 }, (_, night) => {
    const low = Math.round(dropAt(growth, night) * 100);
    const segments = Array.from({ length: 8 }, (_each, i) => {
      const [startY, endY] = i % 2 === 0 ? [0, low] : [low, 0];
      const xAt = (share: number) => Math.round((i + share) * wave);
      return `C${xAt(controlShare)} ${startY} ${xAt(1 - controlShare)} ${endY} ${xAt(1)} ${endY}`;
    });
    return `M0 0${segments.join('')}`;
  });
}
