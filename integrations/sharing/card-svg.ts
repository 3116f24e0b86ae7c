import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';
import { cardSize } from '../../src/page-meta/sharing-card.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { emblemShape, logoMarkup, shapesMarkup } from '../brand/mark-svg.ts';
import { supportedCharacters, type TextStyle, textOutline } from '../text-outlines/text-outline.ts';
import { type FittedLines, fitLines, type TitleBox } from './fit-lines.ts';

const { width, height } = cardSize;
/** Outline units per pixel; outlines have whole units. */
const unitsPerPixel = 10;

/** Content and theme of a card. */
export interface CardContent {
  title: string;
  theme: Theme;
  brand: BrandShape;
}

type TitleStyle = Omit<TextStyle, 'size'> & { tracking: number };
type TitleLayout = FittedLines & { style: TitleStyle };

/**
 * Lays out a title in the display font of its theme, or in the text font where the display font
 * lacks a character. A character that both lack is dropped: the text of the link has it.
 */
async function layOutTitle(
  title: string,
  { display, text }: Theme,
  box: TitleBox,
): Promise<TitleLayout> {
  const { font, axes = {}, weights, tracking } = display;
  const displayStyle = { face: font, axes, weight: weights[2], tracking };
  const textStyle = { face: text.font, axes: text.axes ?? {}, weight: 700, tracking: 0 };
  const isSupported = (await supportedCharacters(title, displayStyle)) === title;
  const style = isSupported ? displayStyle : textStyle;
  const supportedTitle = await supportedCharacters(title, style);
  return { style, ...(await fitLines(supportedTitle.trim(), style, box)) };
}

/** Renders the lines of a title as outlines, the first baseline one em below `top`. */
async function titleMarkup(
  { lines, size, style }: TitleLayout,
  [left, top]: readonly [number, number],
): Promise<string> {
  const outlines = await Promise.all(
    lines.map((line, index) => {
      const baseline = (top + size * (0.86 + index * leading)) * unitsPerPixel;
      const outlineStyle = { ...style, size: size * unitsPerPixel };
      return textOutline(line, outlineStyle, left * unitsPerPixel, baseline);
    }),
  );
  const paths = outlines.map(({ d }) => `<path d="${d}"/>`);
  return `<g transform="scale(${1 / unitsPerPixel})">${paths.join('')}</g>`;
}
/** Line height in ems. */
const leading = 1.1;

/** Height of the logo's view box, in units. */
const logoUnits = 64;

const accentOf = ({ colors, extra }: Theme) => extra?.['signal'] ?? colors.accent;

function logoAt(
  brand: BrandShape,
  x: number,
  y: number,
  logoHeight: number,
  accent: string,
): string {
  const scale = logoHeight / logoUnits;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${logoMarkup(brand, accent)}</g>`;
}

const svgDocument = (markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;

/** Renders the label of a card with a picture: logo and title on paper in the lower left corner. */
export async function labelSvg({ title, theme, brand }: CardContent): Promise<string> {
  const { paper, ink } = theme.colors;
  const [padding, labelWidth, logoHeight, gap] = [52, 660, 40, 28];
  const titleLayout = await layOutTitle(title, theme, {
    width: labelWidth - 2 * padding,
    maxLines: 3,
    sizes: [54, 50, 46, 42, 38, 34, 30],
  });
  const titleHeight = titleLayout.size * (0.9 + (titleLayout.lines.length - 1) * leading);
  const labelHeight = 2 * padding + logoHeight + gap + titleHeight;
  const top = Math.round(height - labelHeight);
  const radius = Math.round(20 * theme.corner.scale);
  const label = `<path fill="${paper}" d="M0 ${top}H${labelWidth - radius}q${radius} 0 ${radius} ${radius}V${height}H0Z"/>`;
  const logo = logoAt(brand, padding, top + padding, logoHeight, accentOf(theme));
  const titleTop = top + padding + logoHeight + gap;
  const titlePaths = await titleMarkup(titleLayout, [padding, titleTop]);
  return svgDocument(`${label}<g color="${ink}" fill="${ink}">${logo}${titlePaths}</g>`);
}

/** Renders a card without a picture: the title as large as it fits on the theme's dark ground. */
export async function posterSvg({ title, theme, brand }: CardContent): Promise<string> {
  const { deep, onDeep } = theme.colors;
  const padding = 72;
  const titleLayout = await layOutTitle(title, theme, {
    width: width - 2 * padding - 60,
    maxLines: 4,
    sizes: [104, 96, 88, 80, 72, 64, 56, 48],
  });
  const { x, y, width: emblemWidth, height: emblemHeight, shapes } = emblemShape(brand);
  const scale = 520 / Math.max(emblemWidth, emblemHeight);
  // The emblem reaches beyond the right and the lower edge.
  const left = width - 0.78 * emblemWidth * scale;
  const top = height - 0.72 * emblemHeight * scale;
  const emblem = `<g opacity=".1" transform="translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})">${shapesMarkup(shapes, onDeep)}</g>`;
  const titlePaths = await titleMarkup(titleLayout, [padding, padding]);
  const logo = logoAt(brand, padding, height - padding - 48, 48, onDeep);
  return svgDocument(
    `<rect width="${width}" height="${height}" fill="${deep}"/><g color="${onDeep}" fill="${onDeep}">${emblem}${titlePaths}${logo}</g>`,
  );
}
