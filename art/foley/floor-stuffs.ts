import { cellAt, creased, hash, layered, noise } from './noise.ts';
import type { Spot } from './relief.ts';
import { bulge, clamp, inFrame, mix, step, type Tone, toBox, tone } from './shapes.ts';
import { dye, shade } from './stuffs.ts';

/** A floor in its frame: `u` and `v` run from -0.5 to 0.5, heights are in the same measure. */
export type Floor = (u: number, v: number, spot: Spot) => void;

export const gravel: Floor = (u, v, spot) => {
  dye(spot, tone('#4f4a44'));
  shade(spot, 0.5);
  for (const [many, seed] of [
    [13, 3],
    [19, 5],
    [30, 7],
  ] as const) {
    const cell = cellAt(u * many + 0.16 * noise(u * 40, v * 40, seed), v * many, seed);
    const inside = clamp((cell.next - cell.near) * 1.3);
    const high = (0.6 / many) * bulge(inside, 0.75, 1) * (0.5 + 0.8 * cell.id);
    if (high < spot.height) continue;
    spot.height = high;
    const gray = 0.16 + 0.4 * cell.id * cell.id;
    dye(spot, [
      gray,
      gray * (0.9 + 0.1 * cell.id),
      gray * (0.78 + 0.2 * hash(many, Math.floor(cell.id * 99), 9)),
    ]);
    shade(spot, 0.8 + 0.4 * layered(u * 120, v * 120, 3, 11));
  }
};

export const oak: Floor = (u, v, spot) => {
  const board = Math.floor((v + 0.5) * 7);
  const inBoard = (v + 0.5) * 7 - board;
  const [dark, pale] = [tone('#5b3a1e'), tone('#b07f45')];
  const shift = hash(board, 1, 13) * 3;
  const line = creased(
    u * 1.4 + shift,
    (v + shift) * 26 + 2 * layered(u * 2 + shift, v * 3, 3, 15),
    2,
    17,
  );
  dye(spot, pale);
  dye(spot, dark, 0.7 * step(0.35, 0.95, line) + 0.2 * layered(u * 20, v * 500, 2, 19));
  shade(spot, 0.75 + 0.35 * hash(board, 2, 21));
  const seam = Math.min(inBoard, 1 - inBoard) / 7;
  const joint = Math.abs((((u + shift) * 1.3) % 1) - 0.5) / 1.3;
  const gap = step(0.006, 0.002, Math.min(seam, joint));
  spot.height = 0.02 - 0.014 * gap - 0.001 * step(0.4, 0.9, line);
  shade(spot, 1 - 0.75 * gap);
  spot.gloss = 0.55;
  spot.rough = 0.36;
};

export const concrete: Floor = (u, v, spot) => {
  dye(spot, tone('#9c9a94'));
  shade(spot, 0.62 + 0.6 * layered(u * 7, v * 7, 5, 23));
  const pore = cellAt(u * 46, v * 46, 25);
  const hole = step(0.2, 0.08, pore.near) * step(0.8, 0.9, pore.id);
  const crack = step(
    0.978,
    0.995,
    creased(u * 1.1 + 0.1 * noise(u * 20, v * 20, 27), v * 1.5 + 3, 1, 29),
  );
  spot.height = 0.02 + 0.0016 * layered(u * 110, v * 110, 3, 31) - 0.01 * hole - 0.018 * crack;
  shade(spot, 1 - 0.6 * crack - 0.3 * hole);
};

export const leaves: Floor = (u, v, spot) => {
  dye(spot, tone('#2b2017'));
  shade(spot, 0.6 + 0.6 * layered(u * 40, v * 40, 3, 33));
  spot.height = 0.01 * layered(u * 30, v * 30, 3, 35);
  const browns: readonly Tone[] = [
    tone('#a8632a'),
    tone('#7d4520'),
    tone('#c58a3c'),
    tone('#5a3418'),
    tone('#94742f'),
  ];
  for (let layer = 0; layer < 4; layer++) {
    const many = 5.5 + layer * 0.6;
    const [gx, gy] = [u * many + layer * 3.7, v * many + layer * 5.1];
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const [cx, cy] = [Math.floor(gx) + column, Math.floor(gy) + row];
        const seed = 37 + layer * 7;
        const [px, py] = [cx + hash(cx, cy, seed), cy + hash(cx, cy, seed + 1)];
        const [a, b] = inFrame(gx, gy, px, py, hash(cx, cy, seed + 2) * 6.3);
        // A leaf: two bows that meet in a point, with a rib and a stalk.
        const long = 0.62;
        const share = clamp(a / long / 2 + 0.5);
        const half = 0.31 * Math.sin(share * Math.PI) ** 0.8 * (1 + 0.1 * Math.sin(a * 40));
        const inside = Math.abs(a) < long ? half - Math.abs(b) : 0.016 - Math.abs(b);
        if (inside <= 0 || a > long + 0.0 || a < -long - 0.22) continue;
        const curl = hash(cx, cy, seed + 3);
        const rib = Math.exp(-Math.abs(b) * 60);
        const vein = step(0.6, 0.95, Math.abs(Math.sin((a + Math.abs(b) * 0.8) * 22)));
        const high =
          (0.012 * layer +
            0.02 * curl +
            0.035 * (0.3 + curl) * (Math.abs(b) / 0.31) ** 2 +
            0.02 * Math.sin(a * 3 + curl * 6)) *
            0.9 +
          0.004 * rib -
          0.0012 * vein;
        if (high < spot.height) continue;
        spot.height = high;
        dye(spot, browns[Math.floor(hash(cx, cy, seed + 4) * browns.length)] ?? [0.3, 0.2, 0.1]);
        shade(spot, 0.7 + 0.5 * layered(gx * 5, gy * 5, 3, 47) + 0.3 * rib - 0.16 * vein);
        spot.gloss = 0.22;
        spot.rough = 0.5;
      }
  }
};

export const sand: Floor = (u, v, spot) => {
  dye(spot, tone('#d3b483'));
  const ripple = Math.sin(v * 62 + 4 * layered(u * 3, v * 3, 3, 51) * 3 + u * 9);
  spot.height =
    0.03 +
    0.009 * ripple * (0.5 + 0.6 * layered(u * 4, v * 4, 2, 53)) +
    0.0022 * layered(u * 210, v * 210, 2, 55);
  shade(spot, 0.78 + 0.4 * layered(u * 300, v * 300, 2, 57));
  // Prints of shoes that turned on the heel.
  for (const [x, y, turn] of [
    [-0.16, 0.1, 0.5],
    [0.2, -0.14, 0.3],
  ] as const) {
    const [a, b] = inFrame(u, v, x, y, turn);
    const out = Math.min(
      toBox(a - 0.06, b, 0.12, 0.056, 0.055),
      toBox(a + 0.115, b, 0.044, 0.042, 0.036),
    );
    spot.height = mix(spot.height, 0.008 + 0.003 * Math.sin(a * 130), step(0.008, -0.006, out));
    spot.height += 0.012 * Math.exp(-(((out - 0.012) / 0.01) ** 2));
  }
};

export const tread: Floor = (u, v, spot) => {
  dye(spot, tone('#83888b'));
  const many = 9;
  const [a, b] = inFrame(u, v, 0, 0, 0.785);
  const [ca, cb] = [Math.floor(a * many), Math.floor(b * many)];
  const [fa, fb] = [a * many - ca - 0.5, b * many - cb - 0.5];
  const [long, wide] = (ca + cb) % 2 === 0 ? [fa, fb] : [fb, fa];
  const lens = 1 - (Math.abs(long) / 0.42) ** 2 - (Math.abs(wide) / 0.13) ** 2;
  const worn = layered(u * 5, v * 5, 4, 61);
  spot.height =
    0.02 + 0.016 * bulge(Math.max(0, lens), 0.7, 1) + 0.0008 * layered(u * 90, v * 90, 3, 63);
  shade(spot, 0.55 + 0.35 * worn + 0.45 * step(0, 0.5, lens) * worn);
  dye(
    spot,
    tone('#6b3a1a'),
    0.75 * step(0.6, 0.74, layered(u * 9, v * 9, 4, 65)) * step(0.3, 0, lens),
  );
  spot.gloss = 1;
  spot.rough = 0.36;
};

export const marble: Floor = (u, v, spot) => {
  const [ca, cb] = [Math.floor((u + 0.5) * 3), Math.floor((v + 0.5) * 3)];
  const [fa, fb] = [(u + 0.5) * 3 - ca, (v + 0.5) * 3 - cb];
  const black = (ca + cb) % 2 === 1;
  dye(spot, black ? tone('#1d2223') : tone('#e4e1d9'));
  const [sx, sy] = [u * 5 + ca * 3, v * 5 + cb * 7];
  const vein = step(0.86, 0.99, creased(sx * 0.5 + 0.5 * layered(sx, sy, 4, 71), sy * 0.5, 2, 73));
  dye(spot, black ? tone('#9a9b97') : tone('#8d8c88'), 0.7 * vein);
  shade(spot, 0.9 + 0.14 * layered(sx * 2, sy * 2, 3, 75));
  const edge = Math.min(fa, 1 - fa, fb, 1 - fb) / 3;
  spot.height = 0.02 - 0.01 * step(0.008, 0.002, edge) + 0.004 * hash(ca, cb, 77);
  shade(spot, 1 - 0.6 * step(0.006, 0.002, edge));
  spot.gloss = 1.1;
  spot.rough = 0.17;
};

export const salt: Floor = (u, v, spot) => {
  dye(spot, tone('#eef1f3'));
  const heap = layered(u * 3, v * 3, 3, 81);
  const grain = cellAt(u * 62, v * 62, 83);
  const facet = clamp((grain.next - grain.near) * 1.4);
  spot.height = 0.02 + 0.05 * heap + 0.012 * bulge(facet, 0.8, 1) * (0.4 + grain.id);
  shade(spot, 0.72 + 0.3 * grain.id);
  spot.gloss = 0.5 * grain.id;
  spot.rough = 0.25;
  for (const [x, y, turn] of [
    [-0.14, 0.16, -1.3],
    [0.12, -0.02, -1.35],
  ] as const) {
    const [a, b] = inFrame(u, v, x, y, turn);
    const out = Math.min(
      toBox(a - 0.06, b, 0.13, 0.062, 0.06),
      toBox(a + 0.12, b, 0.05, 0.048, 0.04),
    );
    const lug = 0.006 * step(-0.2, 0.4, Math.sin(a * 120) * Math.cos(b * 70));
    spot.height = mix(
      spot.height,
      0.012 + lug + 0.25 * (spot.height - 0.045),
      step(0.01, -0.006, out),
    );
    spot.height += 0.02 * Math.exp(-(((out - 0.014) / 0.012) ** 2));
  }
};
