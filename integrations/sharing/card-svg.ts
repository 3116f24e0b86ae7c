import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';
import { cardSize } from '../../src/page-meta/sharing-card.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { emblemShape, logoMarkup, shapesMarkup } from '../brand/mark-svg.ts';
import { drawable, type TextStyle, textOutline } from '../text-outlines/text-outline.ts';
import { type FittedLines, fitLines, type TitleBox } from './fit-lines.ts';

const { width, height } = cardSize;
/** Outline units per pixel; outlines have whole units. */
const fine = 10;

/** Content and theme of a card. */
export interface CardContent {
  title: string;
  theme: Theme;
  brand: BrandShape;
}

type TitleStyle = Omit<TextStyle, 'size'> & { tracking: number };
type TitleLayout = FittedLines & { style: TitleStyle };

/**
 * Lays out a title in the display font of its theme, or in the text font where that lacks a
 * character. A character that neither has is dropped: the link's own text has it.
 */
async function layOutTitle(
  title: string,
  { display, text }: Theme,
  box: TitleBox,
): Promise<TitleLayout> {
  const { font, axes = {}, weights, tracking } = display;
  const heading = { face: font, axes, weight: weights[2], tracking };
  const plain = { face: text.font, axes: text.axes ?? {}, weight: 700, tracking: 0 };
  const style = (await drawable(title, heading)) === title ? heading : plain;
  return { style, ...(await fitLines((await drawable(title, style)).trim(), style, box)) };
}

/** Renders the lines of a title as outlines, the first baseline one em below `top`. */
async function titleMarkup(
  { lines, size, style }: TitleLayout,
  [left, top]: readonly [number, number],
): Promise<string> {
  const drawn = await Promise.all(
    lines.map((line, index) => {
      const baseline = (top + size * (0.86 + index * leading)) * fine;
      return textOutline(line, { ...style, size: size * fine }, left * fine, baseline);
    }),
  );
  return `<g transform="scale(${1 / fine})">${drawn.map(({ d }) => `<path d="${d}"/>`).join('')}</g>`;
}
const leading = 1.1;

const accentOf = ({ colors, extra }: Theme) => extra?.['signal'] ?? colors.accent;

function logoAt(brand: BrandShape, x: number, y: number, tall: number, accent: string): string {
  return `<g transform="translate(${x} ${y}) scale(${tall / 64})">${logoMarkup(brand, accent)}</g>`;
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Renders the label of a card with a picture: logo and title on paper in the lower left corner. */
export async function labelSvg({ title, theme, brand }: CardContent): Promise<string> {
  const { paper, ink } = theme.colors;
  const [pad, wide, logo, between] = [52, 660, 40, 28];
  const fitted = await layOutTitle(title, theme, {
    width: wide - 2 * pad,
    lines: 3,
    sizes: [54, 50, 46, 42, 38, 34, 30],
  });
  const tall = 2 * pad + logo + between + fitted.size * (0.9 + (fitted.lines.length - 1) * leading);
  const top = Math.round(height - tall);
  const corner = Math.round(20 * theme.corner.scale);
  const label = `<path fill="${paper}" d="M0 ${top}H${wide - corner}q${corner} 0 ${corner} ${corner}V${height}H0Z"/>`;
  const name = logoAt(brand, pad, top + pad, logo, accentOf(theme));
  const words = await titleMarkup(fitted, [pad, top + pad + logo + between]);
  return svg(`${label}<g color="${ink}" fill="${ink}">${name}${words}</g>`);
}

/** Renders a card without a picture: the title as large as it fits on the theme's dark ground. */
export async function posterSvg({ title, theme, brand }: CardContent): Promise<string> {
  const { deep, onDeep } = theme.colors;
  const pad = 72;
  const fitted = await layOutTitle(title, theme, {
    width: width - 2 * pad - 60,
    lines: 4,
    sizes: [104, 96, 88, 80, 72, 64, 56, 48],
  });
  const { x, y, width: w, height: h, shapes } = emblemShape(brand);
  const k = 520 / Math.max(w, h);
  const emblem = `<g opacity=".1" transform="translate(${width - 0.78 * w * k} ${height - 0.72 * h * k}) scale(${k}) translate(${-x} ${-y})">${shapesMarkup(shapes, onDeep)}</g>`;
  const words = await titleMarkup(fitted, [pad, pad]);
  const name = logoAt(brand, pad, height - pad - 48, 48, onDeep);
  return svg(
    `<rect width="${width}" height="${height}" fill="${deep}"/><g color="${onDeep}" fill="${onDeep}">${emblem}${words}${name}</g>`,
  );
}
