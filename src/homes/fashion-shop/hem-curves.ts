import { dropAt, type Growth } from './nights.ts';

/** Size of the chart: degrees around the hem, and hundredths of an inch downward. */
export const hemBox = { width: 720, height: 300 } as const;

/** Position of the control points of a Bézier curve that approximates a cosine, as a share of a half wave. */
const handle = 0.3642;

/** Returns the hem after each night as SVG paths; the first is level. */
export function hemCurves(growth: Growth, nights: number): readonly string[] {
  const wave = hemBox.width / 8;
  return Array.from({ length: nights + 1 }, (_, night) => {
    const low = Math.round(dropAt(growth, night) * 100);
    const parts = Array.from({ length: 8 }, (_each, i) => {
      const [from, to] = i % 2 === 0 ? [0, low] : [low, 0];
      const at = (share: number) => Math.round((i + share) * wave);
      return `C${at(handle)} ${from} ${at(1 - handle)} ${to} ${at(1)} ${to}`;
    });
    return `M0 0${parts.join('')}`;
  });
}
