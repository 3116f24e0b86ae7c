import { lookAt } from './look-at.ts';
import { noise } from './noise.ts';
import { draw } from './pencil-on-paper.ts';
import { pixelsAsSvg } from './png.ts';
import { type Coat, cord, pencil, type Rgb, rod, slab } from './solids.ts';

export const size = { width: 1500, height: 2000 };

export const oxblood: Rgb = [130, 30, 38];
export const table = (x: number, z: number): Coat => ({
  wash: [232, 220, 196],
  share: 0.5,
  value: 0.9 + 0.05 * (noise(x * 0.25, z * 4, 61) - 0.5),
  lay: -0.04,
});

/** Leaves, seen from their edge: now and then a darker or a colored one. */
export const leaves =
  (seed: number, wash: Rgb = [244, 234, 212], close = 9) =>
  (height: number, x: number, z: number): Coat => {
    const leaf = Math.floor(height * close + 0.3 * noise(x * 0.4 + z * 0.4, height * 2, seed));
    const odd = noise(leaf * 7.3, 0.5, seed);
    return {
      wash: odd > 0.93 ? [205, 170, 150] : wash,
      share: 0.85,
      value:
        0.98 -
        0.26 * noise(leaf * 3.1, 1.5, seed + 1) ** 2 -
        0.05 * noise(x * 2, height * close, 3),
      lay: 0,
    };
  };

const string: Coat = { wash: oxblood, share: 1, value: 0.66, gleam: 0.15 };

/** A tower of reports tied with red string; before it one leaf and a pencil. */
export function stack(scale = 1): string {
  const { width, height } = size;
  const tall = 25.5;
  const angle = 0.5;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const on = (u: number, y: number, v: number) => [u * c + v * s, y, v * c - u * s] as const;
  const [w, d] = [13.6, 10.4];
  const parts = [4.6, 3.1, 6.4, 2.2, 5.2, 4];
  let foot = 0;
  const bundles = parts.map((h, i) => {
    const at = [0.35 * Math.sin(i * 2.4), foot, 0.3 * Math.cos(i * 1.9)] as const;
    foot += h;
    const turned = angle + 0.05 * Math.sin(i * 3.7);
    const wash: Rgb = i % 3 === 1 ? [236, 214, 190] : [244, 234, 212];
    return slab(
      at,
      [w - 0.4, h - 0.04, d - 0.4],
      { angle: turned, soft: 0.08, rough: 0.05 },
      leaves(i, wash),
    );
  });
  const r = 0.13;
  const [u, v] = [w / 2 + 0.25, d / 2 + 0.25];
  const bow = (far: number, rise: number, front: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI * 2;
      const out = (1 - Math.cos(a)) / 2;
      const side = Math.sin(a) * 0.55;
      return on(0.6 + far * out, tall + 0.2 + rise * out + side, 0.4 + front * out - side);
    });
  const strings = [
    rod(on(0.6, 0, v), on(0.6, tall, v), r, string),
    rod(on(0.6, tall, v), on(0.6, tall, -v), r, string),
    rod(on(u, 0, 0.4), on(u, tall, 0.4), r, string),
    rod(on(u, tall, 0.4), on(-u, tall, 0.4), r, string),
    ...cord(bow(2.9, 1.5, 1.6), r, string),
    ...cord(bow(-2.7, 1.4, 1.9), r, string),
    ...cord(
      [
        on(0.6, tall + 0.15, 0.4),
        on(1.2, tall + 0.3, 2.2),
        on(1.7, tall + 0.25, 4.2),
        on(1.95, tall - 0.15, v + 0.1),
        on(2.05, tall - 2.2, v + 0.2),
        on(2.5, tall - 5.4, v + 0.16),
      ],
      r,
      string,
    ),
    ...cord(
      [
        on(0.5, tall + 0.15, 0.4),
        on(-0.6, tall + 0.3, 2.4),
        on(-1.3, tall + 0.2, v),
        on(-1.5, tall - 1.6, v + 0.25),
        on(-1.2, tall - 3.4, v + 0.2),
      ],
      r,
      string,
    ),
  ];
  const leaf = slab([8.6, 0, 13.2], [9, 0.06, 11.8], { angle: -0.28, soft: 0.02 }, (_, x, z) => {
    // Four lines are written on it.
    const row = Math.abs(((z + 5.9) % 1.25) - 0.62);
    const written = z > -4.2 && z < -0.6 && x > -3.2 && x < (z > -2 ? 0.6 : 2.9) && row < 0.1;
    const hand = noise(x * 4, z * 2, 71) > 0.42;
    return { wash: [250, 244, 230], share: 0.8, value: written && hand ? 0.35 : 1, lay: 0.02 };
  });
  const seen = lookAt(
    [...bundles, ...strings, leaf, pencil([7.2, 0.62, 15.6], [14.6, 0.62, 9.2], 0.42)],
    table,
    { from: [9, 29, 62], to: [2.2, 12.2, 1], open: 0.66, sun: [-6.5, 8, 8.5], crisp: 9, far: 110 },
    Math.round(width * scale),
    Math.round(height * scale),
  );
  return pixelsAsSvg(draw(seen, { ...size, fade: [0.16, 0.06, 0.14, 0.1] }), width, height);
}
