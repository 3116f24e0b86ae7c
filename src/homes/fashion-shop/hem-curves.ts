import { dropAt, type Growth } from './nights.ts';

/** Size of the drawing: round the hem in degrees, and hundredths of an inch downward. */
export const hemBox = { width: 720, height: 300 } as const;

/** Share of a quarter wave at which a Bézier curve has its handles to follow a cosine. */
const handle = 0.3642;

/** The hem once round the garment on the morning after each night, the first still level, as paths. */
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
