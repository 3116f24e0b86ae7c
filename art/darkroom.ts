import sharp from 'sharp';
import type { Recipe } from './film.ts';

/** Numbers that come out the same every time, from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Grain of film: noise of a size, soft at its edges; bytes round 128. */
async function grainOf(width: number, height: number, size: number): Promise<Buffer> {
  const small = { width: Math.ceil(width / size), height: Math.ceil(height / size) };
  const roll = chance(width * 31 + height);
  const noise = Buffer.alloc(small.width * small.height);
  // The sum of three is nearly a bell.
  for (let i = 0; i < noise.length; i++) noise[i] = ((roll() + roll() + roll()) / 3) * 255;
  return sharp(noise, { raw: { ...small, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Spreads very bright light, which went through the film and was reflected by its base. */
async function haloOf(pixels: Buffer, width: number, height: number, spread: number) {
  const bright = Buffer.alloc(width * height);
  for (let i = 0; i < bright.length; i++) {
    const top = Math.max(pixels[i * 3] ?? 0, pixels[i * 3 + 1] ?? 0, pixels[i * 3 + 2] ?? 0);
    bright[i] = Math.max(0, top - 196) * 4.3;
  }
  const raw = { width, height, channels: 1 } as const;
  const quarter = Math.round(width / 4);
  const near = await sharp(bright, { raw })
    .resize(quarter)
    .blur(Math.max(1, quarter * spread))
    .png()
    .toBuffer();
  return sharp(near).resize({ width, height, fit: 'fill' }).extractChannel(0).raw().toBuffer();
}

/** The part of a negative that is printed, at the size of the paper. */
async function enlarged(negative: string, { crop, turn = 0, soft, size }: Recipe) {
  const whole = await sharp(negative).metadata();
  const [left, top, across, down] = crop ?? [0, 0, 1, 1];
  const part = await sharp(negative)
    .removeAlpha()
    .extract({
      left: Math.round(left * whole.width),
      top: Math.round(top * whole.height),
      width: Math.floor(across * whole.width),
      height: Math.floor(down * whole.height),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let paper = sharp(await sharp(part).rotate(turn, { background: '#000' }).png().toBuffer());
  if (size) paper = paper.resize({ width: size, height: Math.round(size / 1.5), fit: 'cover' });
  if (soft) paper = paper.blur(soft);
  return paper.raw().toBuffer({ resolveWithObject: true });
}

/** Prints a negative: light, grey, tone, halation, corners, grain. Eight bits, three channels. */
export async function print(negative: string, recipe: Recipe): Promise<Buffer> {
  const { stops = 0, black = 0.006, white = 0.97, contrast = 1, mono, colour = 1 } = recipe;
  const { grain = 0.03, grainSize = 1.5, halation = 0, spread = 0.014, vignette = 0.2 } = recipe;
  const { shadows = [0, 0, 0], lights = [0, 0, 0] } = recipe;
  const { data, info } = await enlarged(negative, recipe);
  const { width, height } = info;
  const noise = await grainOf(width, height, grainSize);
  const halo = halation > 0 ? await haloOf(data, width, height, spread) : undefined;
  const gain = 2 ** (stops * 0.45);
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = ((halo?.[at] ?? 0) / 255) * halation;
      const far = Math.hypot(x / width - 0.5, (y / height - 0.5) * 0.9) / 0.67;
      const corner = 1 - vignette * clamp(far) ** 2.4;
      const tone = [0, 1, 2].map((c) => {
        const seen = (data[at * 3 + c] ?? 0) / 255;
        const lit = 1 - (1 - clamp(seen * gain)) * (1 - light * (c === 0 ? 1 : 0.86));
        const flat = clamp((lit * corner - black) / (white - black));
        const curved = flat ** contrast / (flat ** contrast + (1 - flat) ** contrast);
        return contrast === 1 ? flat : curved;
      });
      const [r = 0, g = 0, b = 0] = tone;
      const weights = mono ?? [0.3, 0.55, 0.15];
      const grey = r * weights[0] + g * weights[1] + b * weights[2];
      const keep = mono ? 0 : colour;
      const shake =
        ((noise[at] ?? 128) / 255 - 0.5) * 3.4 * grain * (0.3 + 2.8 * grey * (1 - grey));
      for (let c = 0; c < 3; c++) {
        const value = grey + ((tone[c] ?? 0) - grey) * keep;
        const cast = (shadows[c] ?? 0) * (1 - grey) + (lights[c] ?? 0) * grey;
        out[at * 3 + c] = Math.round(clamp(value + cast * (mono ? 0.4 : 1) + shake) * 255);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
