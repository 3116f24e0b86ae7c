import { hash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buildCache } from '../integrations/build-cache/build-cache.ts';
import { longSideOf } from './long-side.ts';
import { mediaFolderOf, projectRoot } from './manifest-file.ts';
import type { Measured } from './manifest-text.ts';
import { openMaster, readMaster } from './master.ts';
import type { PictureSource } from './picture-source.ts';

const getCached = buildCache<Buffer>(import.meta.url);

export const mediaFolder = mediaFolderOf(projectRoot);

/** A picture to encode: one of the rows, or a file from elsewhere. */
type Encodable = Omit<PictureSource, 'alt' | 'focus' | 'scene'> & {
  /** Path of the master; left out: the one that scenes write to. */
  readonly master?: string;
  /** Folder of the files. */
  readonly folder?: URL;
};

/** Widths below a picture's own. */
const steps = [480, 768, 960, 1600, 2400] as const;
const paper = '#f6f3ec';

// One thread: encoders run beside renders, and threads that wait for each other only waste the cores.
sharp.concurrency(1);

/** The steps up to the largest file, which is the master's own width: a step just under it is left out. */
function widthsFor(source: Encodable, masterWidth: number): number[] {
  const largest = Math.min(source.maxWidth ?? longSideOf(source), masterWidth);
  if (largest < 480) throw new Error(`${source.name}: master is ${masterWidth} px, under 480`);
  const all = [
    ...steps,
    ...(source.strip ? [240, 360] : []),
    // Half of a phone's pixels, where a drawing full of lines is the largest of the first screen.
    ...(source.strip && source.firstScreen ? [600] : []),
    ...(source.half ? [640] : []),
  ].sort((a, b) => a - b);
  return [...all.filter((width) => width < largest * 0.9), largest];
}

async function writeWhole(folder: URL, file: string, bytes: Uint8Array): Promise<void> {
  const target = new URL(file, folder);
  const half = new URL(`${file}.${process.pid}.part`, folder);
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

/** Quality that keeps the grain of wood, cloth and skin of fruit at every width; below 45 they smear. */
const usualQuality = 55;

/**
 * Writes one AVIF. Pictures of the first screen are made small by a slow encoder, never by more loss.
 * Ten bits a channel: eight show bands in skies and studio grounds at these file sizes.
 */
async function writeAvif(source: Encodable, width: number, master: Buffer): Promise<number> {
  const effort = source.firstScreen ? 6 : 2;
  const quality = source.quality ?? usualQuality;
  const options = { quality, effort, bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
  const data = await getCached([hash('sha256', master), width, options], () =>
    openMaster(master).resize({ width, kernel: 'lanczos3' }).avif(options).toBuffer(),
  );
  await writeWhole(source.folder ?? mediaFolder, `${source.name}-${width}.avif`, data);
  return (await sharp(data).metadata()).height;
}

/**
 * Writes all AVIF widths of one picture.
 * @throws when the master is missing or narrower than 480 px.
 */
export async function encodePicture(source: Encodable): Promise<Measured> {
  const bytes = await readMaster(source);
  const master = openMaster(bytes);
  const { width: masterWidth } = (await master.metadata()).autoOrient;
  const widths = widthsFor(source, masterWidth);
  let height = 0;
  for (const width of widths) height = await writeAvif(source, width, bytes);

  const flat = master.clone().flatten({ background: paper }).toColourspace('srgb');
  const tiny = await flat.clone().resize({ width: 20 }).webp({ quality: 40, effort: 6 }).toBuffer();
  const pixel = await flat.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return {
    width: widths.at(-1) ?? 0,
    height,
    widths,
    color: hex([...pixel.subarray(0, 3)]),
    placeholder: source.alpha ? '' : `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
