import type sharpModule from 'sharp';

/** Content of an SVG in which black takes ink and white is cut away. */
export type Carving = string;

/** A block as it is carved: what stands after the first cutting, and what the second takes away. */
export interface Block {
  /** Size in units: CSS pixels of the picture as it is shown. */
  readonly width: number;
  readonly height: number;
  /** First state. */
  readonly before: () => Carving;
  /** Mask of the second cutting: black keeps, white takes away. */
  readonly further: () => Carving;
  /** The red block of the second state. */
  readonly red: () => Carving;
}

export const ink = (d: string, more = '') => `<path d="${d}" ${more}/>`;
export const cut = (d: string, more = '') => `<path d="${d}" fill="#fff" ${more}/>`;

let clips = 0;

/** Content within the edge of a path, or of any of several. */
export function within(edge: string | readonly string[], content: string): string {
  clips += 1;
  const paths = (typeof edge === 'string' ? [edge] : edge).map((d) => `<path d="${d}"/>`).join('');
  return `<clipPath id="c${clips}">${paths}</clipPath><g clip-path="url(#c${clips})">${content}</g>`;
}

/** A part of a block, in its units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A mask of a carving, or of a part of it: 255 where it takes ink. */
export async function maskOf(
  sharp: typeof sharpModule,
  carving: Carving,
  block: Pick<Block, 'width' | 'height'>,
  scale: number,
  crop: Crop = { x: 0, y: 0, ...block },
): Promise<Uint8Array> {
  const { x, y, width, height } = crop;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>${carving}</svg>`;
  const data = await sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .negate({ alpha: false })
    .raw()
    .toBuffer();
  return new Uint8Array(data.buffer, data.byteOffset, size.width * size.height);
}
