import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { cardSize } from '../../src/page-meta/sharing-card.ts';
import { buildCache } from '../build-cache/build-cache.ts';
import { fontHashes } from '../text-outlines/outline-font.ts';
import { type CardContent, labelSvg, posterSvg } from './card-svg.ts';

const { width, height } = cardSize;
const cached = buildCache<Buffer>(import.meta.url);

/** Returns the source file of a card: the smallest that is wide enough. */
function cardSource({ name, widths }: PictureRecord, folder: string): string {
  const wide = widths.find((each) => each >= width) ?? widths.at(-1);
  return join(folder, `${name}-${wide}.avif`);
}

/** Position of the focal point in the card: right of the label. */
const focalPoint = { x: 0.64, y: 0.45 };
/** Scale beyond the card's size, so that the picture can be moved. */
const overscale = 1.1;

/** Returns the offset of the crop along one side. */
const cut = (whole: number, part: number, focus: number, place: number) =>
  Math.round(Math.min(Math.max(whole * focus - part * place, 0), whole - part));

/** Picture with the bytes that the card is cropped from. */
type Ground = PictureRecord & { bytes: Buffer };

/** Crops the picture to 1200 x 630; transparent ones are flattened on the theme's tint. */
function ground(picture: Ground, tint: string) {
  const scale = overscale * Math.max(width / picture.width, height / picture.height);
  const [w, h] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)] as const;
  const [x, y] = picture.focus;
  const [left, top] = [cut(w, width, x, focalPoint.x), cut(h, height, y, focalPoint.y)];
  return sharp(picture.bytes)
    .flatten({ background: tint })
    .resize(w, h, { fit: 'fill' })
    .extract({ left, top, width, height });
}

async function draw(words: CardContent, picture: Ground | undefined): Promise<Buffer> {
  const drawn = Buffer.from(picture ? await labelSvg(words) : await posterSvg(words));
  const card = picture
    ? ground(picture, words.theme.colors.tint).composite([{ input: drawn }])
    : sharp(drawn);
  return card.jpeg({ quality: 82 }).toBuffer();
}

/** Renders a page's sharing card as a JPEG. `folder` contains the encoded pictures. */
export async function cardImage(
  words: CardContent,
  picture: PictureRecord | undefined,
  folder: string,
): Promise<Buffer> {
  const { display, text } = words.theme;
  const fonts = [display, text].flatMap(({ font }) => fontHashes(font));
  const bytes = picture && (await readFile(cardSource(picture, folder)));
  return cached([words, picture, fonts, bytes && hash('sha256', bytes)], () =>
    draw(words, picture && bytes && { ...picture, bytes }),
  );
}
