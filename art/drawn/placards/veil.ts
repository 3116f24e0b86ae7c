import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and alpha of one spot, 0 to 255 (alpha 0 to 1). */
type Spot = readonly [r: number, g: number, b: number, alpha: number];

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few pixels as a PNG in a `data:` address. */
function png(columns: number, rows: number, spot: (u: number, v: number) => Spot): string {
  const raw = Buffer.alloc(rows * (columns * 4 + 1));
  let at = 0;
  for (let y = 0; y < rows; y += 1) {
    at += 1;
    for (let x = 0; x < columns; x += 1) {
      const [r, g, b, alpha] = spot((x + 0.5) / columns, (y + 0.5) / rows);
      for (const value of [r, g, b, Math.max(0, Math.min(1, alpha)) * 255]) {
        raw[at] = Math.max(0, Math.min(255, Math.round(value)));
        at += 1;
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(columns, 0);
  head.writeUInt32BE(rows, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

/**
 * Light, shade or grain over a part of a drawing: a few pixels, drawn large. Softness costs nothing
 * that way, where the blur of the renderer costs minutes.
 */
export function veil(
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  [columns, rows]: readonly [columns: number, rows: number],
  spot: (u: number, v: number) => Spot,
  more = '',
): string {
  return `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" href="${png(columns, rows, spot)}" ${more}/>`;
}

/** Smooth noise from 0 to 1 that has no period one would see. */
export function noise(x: number, y: number, seed = 0): number {
  const at = (i: number, j: number) => {
    let n = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed + 1, 974634777);
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
  };
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
  const low = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
  return top * (1 - v) + low * v;
}

/** Noise in three sizes, coarse to fine. */
export const cloud = (x: number, y: number, seed = 0) =>
  noise(x, y, seed) * 0.55 +
  noise(x * 2.3, y * 2.3, seed + 1) * 0.3 +
  noise(x * 5.1, y * 5.1, seed + 2) * 0.15;

/** The tooth of paper or plaster over a whole drawing: fine grain, light and dark. */
export const tooth = (w: number, h: number, strength: number, seed = 5) =>
  veil([0, 0, w, h], [Math.round(w / 1.4), Math.round(h / 1.4)], (u, v) => {
    const fine = noise(u * w * 0.9, v * h * 0.9, seed) - 0.5;
    const broad = cloud(u * w * 0.02, v * h * 0.02, seed + 3) - 0.5;
    const value = fine * 1.3 + broad * 0.8;
    return value > 0 ? [255, 255, 255, value * strength] : [0, 0, 0, -value * strength];
  });
