import { dropAt, type Growth } from './nights.ts';

/** Size of the drawing: round the hem in degrees, and hundredths of an inch downward. */
export const hemBox = { width: 720, height: 300 } as const;

/** The hem once round the garment on the morning after each night, the first still level, as paths. */
export function hemCurves(growth: Growth, nights: number): readonly string[] {
  return Array.from({ length: nights + 1 }, (_, night) => {
    const points = Array.from({ length: 49 }, (_each, i) => {
      const drop = dropAt(growth, night, i * 7.5);
      return `${i * 15} ${Math.round(drop * 100)}`;
    });
    return `M${points.join('L')}`;
  });
}
