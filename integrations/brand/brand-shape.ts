import { join } from 'node:path';
import type { SiteConfig } from '../../site.config.ts';
import type { BrandShape, NameShape } from '../../src/elements/logo/brand-shape.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { drawable, type TextStyle, textOutline } from '../text-outlines/text-outline.ts';
import { readLogo } from './read-logo.ts';

const em = 400;
/** Side of the view box of the initial, in units. */
const board = 64;
const initialHeight = 46;

/** Returns the text style of the name in a theme: bold, as in its headings. */
const styleOf = ({ display }: Theme, size: number): TextStyle => ({
  face: display.font,
  weight: display.weights[2],
  axes: display.axes ?? {},
  tracking: display.tracking,
  size,
});

/** Returns the height of a path of capitals on the baseline y = 0. */
function heightOf(d: string): number {
  let y = 0;
  let top = 0;
  for (const [, command = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    if (numbers.length === 0) continue;
    const last = numbers.at(-1) ?? 0;
    y = command === command.toUpperCase() ? last : y + last;
    top = Math.min(top, y);
  }
  return -top;
}

async function nameShape(name: string, theme: Theme): Promise<NameShape> {
  const style = styleOf(theme, em);
  if ((await drawable(name, style)) !== name) {
    throw new Error(
      `${style.face.name} lacks letters of “${name}”, so the name cannot be drawn. Choose another display font in src/themes/house.ts, or an SVG that has the name in it (company.logo in site.config.ts).`,
    );
  }
  const words = await Promise.all(name.split(/\s+/).map((word) => textOutline(word, style)));
  const [space, capital] = await Promise.all([textOutline(' ', style), textOutline('H', style)]);
  return { words, em, space: space.width, capital: heightOf(capital.d) };
}

/**
 * Returns the outline of the first letter, centered in its view box; undefined where the font lacks
 * it.
 */
async function initialOf(name: string, theme: Theme): Promise<string | undefined> {
  const letter = name.charAt(0).toUpperCase();
  if ((await drawable(letter, styleOf(theme, em))) === '') return undefined;
  const { d } = await textOutline('H', styleOf(theme, 1000));
  const style = styleOf(theme, (1000 * initialHeight) / heightOf(d));
  const { width } = await textOutline(letter, style);
  const outline = await textOutline(
    letter,
    style,
    (board - width) / 2,
    (board + initialHeight) / 2,
  );
  return outline.d;
}

/**
 * Creates the outlines of the brand: the logo from its SVG, if there is one, and the name in the
 * display font of the house theme.
 *
 * @param root folder that the SVG's path begins at
 */
export async function makeBrandShape(
  { name, logo }: Pick<SiteConfig['company'], 'name' | 'logo'>,
  theme: Theme,
  root = '.',
): Promise<BrandShape> {
  return {
    ...(logo && { logo: readLogo(join(root, logo.file)) }),
    ...(logo?.name !== 'within' && { name: await nameShape(name, theme) }),
    initial: await initialOf(name, theme),
  };
}
