import { lookAt } from './look-at.ts';
import { draw } from './pencil-on-paper.ts';
import { pixelsAsSvg } from './png.ts';
import { pencil, type Rgb, rod, slab } from './solids.ts';
import { leaves, oxblood, table as wood } from './stack.ts';

export const size = { width: 2880, height: 1020 };

/** Seven weeks of one report on a long table: each heap lower than the one before, the last a leaf. */
export function table(scale = 0.5): string {
  const { width, height } = size;
  const heights = [15.5, 12.2, 8.6, 5.4, 2.7, 0.9, 0.1];
  const heaps = heights.map((h, i) => {
    const at = [-43 + i * 13.3 + (i % 2), 0, (i % 3) * 0.8 - 0.6] as const;
    const angle = 0.22 + 0.13 * Math.sin(i * 2.3);
    const wash: Rgb = i === 1 ? [236, 214, 190] : [245, 236, 216];
    return slab(
      at,
      [8.6, h, 10.6],
      { angle, soft: 0.05, rough: h > 1 ? 0.06 : 0 },
      leaves(i, wash, 4.5),
    );
  });
  const string = { wash: oxblood, share: 1, value: 0.66 };
  const top = heights[0] ?? 0;
  const [c, s] = [Math.cos(0.22), Math.sin(0.22)];
  const on = (u: number, y: number, v: number) =>
    [-43 + u * c + v * s, y, -0.6 + v * c - u * s] as const;
  const strings = [
    rod(on(0.3, 0, 5.5), on(0.3, top, 5.5), 0.13, string),
    rod(on(0.3, top, 5.5), on(0.3, top, -5.5), 0.13, string),
    rod(on(4.5, 0, 0), on(4.5, top, 0), 0.13, string),
    rod(on(4.5, top, 0), on(-4.5, top, 0), 0.13, string),
  ];
  const stub = pencil([29.6, 0.55, 8.6], [41, 0.55, 5.6], 0.5);
  const gum = slab([19.5, 0, 9.6], [3.4, 1.2, 1.7], { angle: -0.5, soft: 0.22 }, (_, x) => ({
    wash: x > 0.3 ? [212, 140, 128] : [226, 222, 214],
    share: 0.9,
    value: 0.86,
  }));
  const seen = lookAt(
    [...heaps, ...strings, stub, gum],
    wood,
    { from: [2, 21, 92], to: [-1.4, 5.6, 0], open: 0.37, sun: [-9, 7.4, 6], crisp: 10, far: 128 },
    Math.round(width * scale),
    Math.round(height * scale),
  );
  return pixelsAsSvg(draw(seen, { ...size, fade: [0.05, 0.1, 0.05, 0.14] }), width, height);
}
