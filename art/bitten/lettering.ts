import { useFaces } from '../drawn/faces.ts';

/** A printed sheet or a stamp as shares of ink, row by row. */
export interface Lettering {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Sets an SVG drawing in black on white as shares of ink. */
export async function lettering(
  width: number,
  height: number,
  content: string,
): Promise<Lettering> {
  await useFaces();
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, ink: Uint8Array.from(data, (value) => 255 - value) };
}

/** Share of ink at a place of a sheet, in shares of its width and height. */
export function inkAt({ width, height, ink }: Lettering, u: number, v: number): number {
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 0;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [x - left, y - top];
  const at = top * width + left;
  const upper = (ink[at] ?? 0) * (1 - a) + (ink[at + 1] ?? 0) * a;
  const lower = (ink[at + width] ?? 0) * (1 - a) + (ink[at + width + 1] ?? 0) * a;
  return (upper * (1 - b) + lower * b) / 255;
}
