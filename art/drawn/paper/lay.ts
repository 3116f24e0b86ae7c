import type sharpOf from 'sharp';
import { chance } from '../posters/forms.ts';
import type { Sheet } from './sheet.ts';

type Sharp = typeof sharpOf;
type Field = Float32Array;
type Box = { x: number; y: number; w: number; h: number };

const side = 1400;
/** Color of a shadow: never black. */
const shade = [34, 20, 26] as const;
const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

async function blurred(sharp: Sharp, field: Uint8Array, w: number, h: number, sigma: number) {
  const raw = { width: w, height: h, channels: 1 } as const;
  if (sigma < 0.35) return field;
  const out = sharp(Buffer.from(field), { raw }).blur(sigma).toColourspace('b-w').raw();
  return new Uint8Array(await out.toBuffer());
}

/** Returns the tooth of the paper: light from the upper left over felt, as a share of its color. */
async function tooth(sharp: Sharp): Promise<Field> {
  const roll = chance(903);
  const noise = Uint8Array.from({ length: side * side }, () => roll() * 255);
  const field = new Float32Array(side * side);
  for (const [sigma, share] of [
    [0.6, 0.7],
    [1.3, 0.8],
    [2.6, 0.3],
  ] as const) {
    const soft = await blurred(sharp, noise, side, side, sigma);
    // Blurring takes contrast away with the square of the radius, and a slope loses once more.
    const gain = share * sigma ** 1.9 * 0.03;
    for (let i = 0; i < field.length; i += 1) {
      const before = soft[(i + field.length - side - 1) % field.length] ?? 0;
      field[i] = (field[i] ?? 0) + ((soft[i] ?? 0) - before) * gain;
    }
  }
  return field;
}

function boundsOf(d: string, pad: number, width: number, height: number): Box {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const x = Math.max(0, Math.floor(Math.min(...xs) - pad));
  const y = Math.max(0, Math.floor(Math.min(...ys) - pad));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + pad));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + pad));
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

/**
 * Lays sheets on one another, each with its shadow, its tooth and its cut edges, in a light from
 * the upper left.
 * @returns raw pixels, four channels
 */
export async function lay(
  sharp: Sharp,
  sheets: readonly Sheet[],
  board: { width: number; height: number; scale: number; ground: string | undefined },
): Promise<Uint8Array> {
  const { scale, ground: fill } = board;
  const [width, height] = [Math.round(board.width * scale), Math.round(board.height * scale)];
  const grain = await tooth(sharp);
  const out = new Float32Array(width * height * 4);
  const paint = async (sheet: Sheet, index: number) => {
    const lift = (sheet.lift ?? 8) * scale;
    const pad = lift * 3.4 + 12;
    const scaled = sheet.d.replace(/-?[\d.]+/g, (n) => (Number(n) * scale).toFixed(1));
    const { x, y, w, h } = boundsOf(scaled, pad, width, height);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/><path d="${scaled}" fill="white" fill-rule="evenodd"/></svg>`;
    const mask = new Uint8Array(
      await sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer(),
    );
    const [near, far, bend] = await Promise.all([
      blurred(sharp, mask, w, h, lift * 0.16),
      blurred(sharp, mask, w, h, lift * 0.5),
      blurred(sharp, mask, w, h, 5 * scale),
    ]);
    const colour = channels(sheet.fill);
    const rough = (sheet.grain ?? 1) * 0.0075;
    const curl = (sheet.curl ?? 1) * 0.00042;
    const at = (field: Uint8Array, px: number, py: number) =>
      field[Math.max(0, Math.min(h - 1, py)) * w + Math.max(0, Math.min(w - 1, px))] ?? 0;
    const [close, wide, low] = [0.24, 0.8, 1].map((far) => Math.round(lift * far)) as [
      number,
      number,
      number,
    ];
    const edge = Math.max(1, Math.round(scale * 1.1));
    const [ox, oy] = [(index * 397) % side, (index * 641) % side];
    for (let py = 0; py < h; py += 1)
      for (let px = 0; px < w; px += 1) {
        const i = ((y + py) * width + x + px) * 4;
        const cast =
          (at(near, px - close, py - close) * 0.28 + at(far, px - wide, py - low) * 0.36) / 255;
        const m = at(mask, px, py) / 255;
        if (cast > 0.002 && m < 1) {
          for (let c = 0; c < 3; c += 1)
            out[i + c] = (out[i + c] ?? 0) * (1 - cast) + (shade[c] ?? 0) * cast;
          out[i + 3] = (out[i + 3] ?? 0) * (1 - cast) + cast;
        }
        if (m <= 0) continue;
        const lit = Math.max(0, m - at(mask, px - edge, py - edge) / 255);
        const dark = Math.max(0, m - at(mask, px + edge, py + edge) / 255);
        const slope = at(bend, px + 3, py + 3) - at(bend, px - 3, py - 3);
        const felt = grain[((py + oy) % side) * side + ((px + ox) % side)] ?? 0;
        const light = (1 + slope * curl * 1.6 - dark * 0.16) * (1 + felt * rough);
        for (let c = 0; c < 3; c += 1) {
          const own = (colour[c] ?? 0) * light;
          const value = own + (255 - own) * lit * 0.34;
          out[i + c] = (out[i + c] ?? 0) * (1 - m) + value * m;
        }
        out[i + 3] = (out[i + 3] ?? 0) * (1 - m) + m;
      }
  };
  if (fill) {
    const whole = `M-90 -90L${board.width + 90} -90L${board.width + 90} ${board.height + 90}L-90 ${board.height + 90}Z`;
    await paint({ d: whole, fill, lift: 0, curl: 0 }, 7);
  }
  for (const [index, sheet] of sheets.entries()) await paint(sheet, index + 11);
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const a = out[i + 3] ?? 0;
    const [px, py] = [(i / 4) % width, Math.floor(i / 4 / width)];
    // The lamp stands at the upper left.
    const lamp = fill ? 1.045 - 0.12 * (0.45 * (px / width) + 0.55 * (py / height)) : 1;
    for (let c = 0; c < 3; c += 1)
      pixels[i + c] = a > 0 ? Math.max(0, Math.min(255, ((out[i + c] ?? 0) / a) * lamp)) : 0;
    pixels[i + 3] = Math.round(Math.min(1, a) * 255);
  }
  return pixels;
}
