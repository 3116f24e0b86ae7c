import { rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { masterOf } from './master.ts';
import type { PictureSource } from './picture-source.ts';

export const mediaFolder = new URL('../public/media/', import.meta.url);

/** Every width that any picture may have; two more for phones between 480 and full width. */
const allWidths = [480, 768, 960, 1600, 2400] as const;
const paper = '#f6f3ec';

// One thread: encoders run beside renders, and threads that wait for each other only waste the cores.
sharp.concurrency(1);

/** What only the master can tell. */
export type Measured = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly colour: string;
  readonly placeholder: string;
};

function widthsFor(source: PictureSource, masterWidth: number): number[] {
  const most = source.maxWidth ?? (source.fullBleed ? 2400 : 1600);
  const widths = allWidths.filter((width) => width <= Math.min(most, masterWidth));
  if (widths.length === 0)
    throw new Error(`${source.name}: master is ${masterWidth} px, under 480`);
  return [...widths];
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const target = new URL(file, mediaFolder);
  const half = new URL(`${file}.${process.pid}.part`, mediaFolder);
  try {
    await writeFile(half, bytes);
    await rename(half, target);
  } finally {
    await rm(half, { force: true });
  }
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The large files are for screens of two pixels a point, where loss shows less.
 * Ten bits a channel: eight show bands in skies and studio grounds at these file sizes.
 */
async function writeAvif(source: PictureSource, width: number): Promise<number> {
  const quality = (width < 1600 ? 50 : 40) - (source.firstScreen ? 14 : 0);
  const effort = source.firstScreen ? 6 : 2;
  const { data, info } = await sharp(masterOf(source.name))
    .resize({ width, kernel: 'lanczos3' })
    .avif({ quality, effort, bitdepth: 10, chromaSubsampling: '4:2:0' })
    .toBuffer({ resolveWithObject: true });
  await writeWhole(`${source.name}-${width}.avif`, data);
  return info.height;
}

/**
 * Writes all AVIF widths and the sharing JPEG of one picture.
 * @throws when the master is missing or narrower than 480 px.
 */
export async function encodePicture(source: PictureSource): Promise<Measured> {
  const master = sharp(masterOf(source.name));
  const { width: masterWidth } = await master.metadata();
  const widths = widthsFor(source, masterWidth);
  let height = 0;
  for (const width of widths) height = await writeAvif(source, width);

  const flat = master.clone().flatten({ background: paper }).toColourspace('srgb');
  const shared = Math.min(1200, masterWidth, source.maxWidth ?? 1200);
  const jpeg = await flat.clone().resize({ width: shared }).jpeg({ quality: 78 });
  await writeWhole(`${source.name}.jpg`, await jpeg.toBuffer());

  const tiny = await flat.clone().resize({ width: 20 }).webp({ quality: 40, effort: 6 }).toBuffer();
  const pixel = await flat.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return {
    width: widths.at(-1) ?? 0,
    height,
    widths,
    colour: hex([...pixel.subarray(0, 3)]),
    placeholder: source.alpha ? '' : `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
