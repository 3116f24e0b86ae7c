import { dropAt, type Growth } from './nights.ts';

/** Size of the drawing: round the hem in degrees, and hundredths of an inch downward. */
export const hemBox = { width: 720, height: 300 } as const;

/** Share of a half wave at which the handles of a Bézier curve lie to follow a cosine. */
const handle = 0.3642;

/** Returns the hem round the garment after each night as SVG paths; the first is level. */
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
