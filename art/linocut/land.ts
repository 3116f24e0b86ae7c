import { noise } from '../woven/noise.ts';
import { chanceOf } from './chance.ts';
import { type Curve, closed, type Point, through } from './curves.ts';

/** An edge of land through corners, uneven as land is. */
export const wavering = (corners: Curve, stray = 3): Curve =>
  through(corners).map(
    ([x, y]): Point => [
      x,
      y + stray * (noise(x / 30, 2, 8) - 0.5) + stray * 0.5 * (noise(x / 7, 3, 9) - 0.5),
    ],
  );

/** All that lies under an edge, down to a floor. */
export const under = (edge: Curve, floor: number, width: number): string =>
  closed([...edge, [width + 10, floor], [-10, floor]]);

/** Spruces along an edge, one to every `every` points or so. */
export function spruces(edge: Curve, tall: number, seed: number, every = 7): string {
  const chance = chanceOf(seed);
  return edge
    .flatMap(([x, y]) => {
      const [size, lean] = [chance(), chance()];
      if (chance() > 1 / every) return [];
      const h = tall * (0.42 + size * 0.75);
      const w = h * (0.17 + 0.08 * lean);
      const tiers = 6;
      const side = (sign: 1 | -1) =>
        Array.from({ length: tiers }, (_, tier): Point[] => {
          const share = (tier + 1) / tiers;
          return [
            [x + sign * (w * share + chance() * 1.4), y - h + h * share + 1],
            [x + sign * w * share * 0.55, y - h + h * share - h * 0.02],
          ];
        }).flat();
      return [closed([[x, y - h], ...side(1), ...side(-1).reverse()])];
    })
    .join('');
}
