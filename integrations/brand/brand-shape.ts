import { join } from 'node:path';
import type { SiteConfig } from '../../site.config.ts';
import type { BrandShape, NameShape } from '../../src/elements/logo/brand-shape.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { supportedCharacters, type TextStyle, textOutline } from '../text-outlines/text-outline.ts';
import { readLogo } from './read-logo.ts';

/** Font size of the name, in units of its outline. */
const emUnits = 400;
/** Side of the view box of the initial, in units. */
const viewBoxSide = 64;
/** Height of the initial in its view box, in units. */
const initialHeight = 46;
/** Font size for measuring a capital, in units: large, because outlines have whole units. */
const measuringSize = 1000;

/** Returns the text style of the name in a theme: bold, as in its headings. */
const nameStyle = ({ display }: Theme, size: number): TextStyle => ({
  face: display.font,
  weight: display.weights[2],
  axes: display.axes ?? {},
  tracking: display.tracking,
  size,
});

/** Returns the height of a path of capitals on the baseline y = 0. */
function capitalHeight(d: string): number {
  let y = 0;
  let top = 0;
  for (const [, command = '', coordinates = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (coordinates.match(/-?\d+/g) ?? []).map(Number);
    if (numbers.length === 0) continue;
    const lastY = numbers.at(-1) ?? 0;
    y = command === command.toUpperCase() ? lastY : y + lastY;
    top = Math.min(top, y);
  }
  return -top;
}

async function outlineName(name: string, theme: Theme): Promise<NameShape> {
  const style = nameStyle(theme, emUnits);
  if ((await supportedCharacters(name, style)) !== name) {
    throw new Error(
      `${style.face.name} lacks letters of “${name}”, so the name cannot be drawn. Choose another display font in src/themes/house.ts, or an SVG that has the name in it (company.logo in site.config.ts).`,
    );
  }
  const words = await Promise.all(name.split(/\s+/).map((word) => textOutline(word, style)));
  const [space, capital] = await Promise.all([textOutline(' ', style), textOutline('H', style)]);
  return { words, em: emUnits, space: space.width, capital: capitalHeight(capital.d) };
}

/**
 * Returns the outline of the first letter, centered in its view box; undefined where the font lacks
 * it.
 */
async function outlineInitial(name: string, theme: Theme): Promise<string | undefined> {
  const letter = name.charAt(0).toUpperCase();
  if ((await supportedCharacters(letter, nameStyle(theme, emUnits))) === '') return undefined;
  const { d } = await textOutline('H', nameStyle(theme, measuringSize));
  const style = nameStyle(theme, (measuringSize * initialHeight) / capitalHeight(d));
  const { width } = await textOutline(letter, style);
  const outline = await textOutline(
    letter,
    style,
    (viewBoxSide - width) / 2,
    (viewBoxSide + initialHeight) / 2,
  );
  return outline.d;
}

/**
 * Creates the outlines of the brand: the logo from its SVG, if there is one, and the name in the
 * display font of the house theme.
 *
 * @param projectRoot folder that the path of the SVG is relative to
 */
export async function makeBrandShape(
  { name, logo }: Pick<SiteConfig['company'], 'name' | 'logo'>,
  theme: Theme,
  projectRoot = '.',
): Promise<BrandShape> {
  return {
    ...(logo && { logo: readLogo(join(projectRoot, logo.file)) }),
    ...(logo?.name !== 'within' && { name: await outlineName(name, theme) }),
    initial: await outlineInitial(name, theme),
  };
}
