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
const getCached = buildCache<Buffer>(import.meta.url);

/** Returns the file that a card is cropped from: the smallest that is wide enough. */
function cardSource({ name, widths }: PictureRecord, folder: string): string {
  const sourceWidth = widths.find((each) => each >= width) ?? widths.at(-1);
  return join(folder, `${name}-${sourceWidth}.avif`);
}

/** Position of the picture's focal point in the card, as fractions: right of the label. */
const focusInCard = { x: 0.64, y: 0.45 };
/** Scale beyond the card's size, so that the picture can be moved. */
const overscale = 1.1;

/** Returns the offset of the crop along one side, in px. */
const cropOffset = (pictureSide: number, cardSide: number, focus: number, target: number) =>
  Math.round(
    Math.min(Math.max(pictureSide * focus - cardSide * target, 0), pictureSide - cardSide),
  );

/** Picture with the bytes that the card is cropped from. */
type LoadedPicture = PictureRecord & { bytes: Buffer };

/** Crops a picture to the card's size; a transparent one is flattened on the theme's tint. */
function cropToCard(picture: LoadedPicture, tint: string) {
  const scale = overscale * Math.max(width / picture.width, height / picture.height);
  const scaledWidth = Math.ceil(picture.width * scale);
  const scaledHeight = Math.ceil(picture.height * scale);
  const [focusX, focusY] = picture.focus;
  const left = cropOffset(scaledWidth, width, focusX, focusInCard.x);
  const top = cropOffset(scaledHeight, height, focusY, focusInCard.y);
  return sharp(picture.bytes)
    .flatten({ background: tint })
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({ left, top, width, height });
}

async function renderCard(
  content: CardContent,
  picture: LoadedPicture | undefined,
): Promise<Buffer> {
  const svg = Buffer.from(picture ? await labelSvg(content) : await posterSvg(content));
  const card = picture
    ? cropToCard(picture, content.theme.colors.tint).composite([{ input: svg }])
    : sharp(svg);
  return card.jpeg({ quality: 82 }).toBuffer();
}

/** Renders a page's sharing card as a JPEG. `folder` contains the encoded pictures. */
export async function cardImage(
  content: CardContent,
  picture: PictureRecord | undefined,
  folder: string,
): Promise<Buffer> {
  const { display, text } = content.theme;
  const fonts = [display, text].flatMap(({ font }) => fontHashes(font));
  const bytes = picture && (await readFile(cardSource(picture, folder)));
  return getCached([content, picture, fonts, bytes && hash('sha256', bytes)], () =>
    renderCard(content, picture && bytes && { ...picture, bytes }),
  );
}
