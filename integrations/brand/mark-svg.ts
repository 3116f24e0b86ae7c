import type { BrandShape, LogoDrawing, LogoShape } from '../../src/elements/logo/brand-shape.ts';
import { logoLayout } from '../../src/elements/logo/logo-layout.ts';

/** Colors of the emblem, chosen for the ground that it is drawn on. */
export interface EmblemColors {
  text: string;
  accent: string;
}

/**
 * Converts a JSX attribute name to SVG's spelling; `viewBox` is the exception that keeps its
 * capital.
 */
const toSvgAttribute = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Serializes shapes as SVG, like the component `LogoShapes` does in pages. */
export function shapesMarkup(shapes: readonly LogoShape[], accent: string): string {
  return shapes
    .map(({ tag, props, accent: hasAccent, shapes: children = [] }) => {
      const allProps = Object.entries({ ...props, ...(hasAccent && { fill: accent }) });
      const attributes = allProps
        .map(([name, value]) => ` ${toSvgAttribute(name)}="${escapeAttribute(value)}"`)
        .join('');
      return `<${tag}${attributes}>${shapesMarkup(children, accent)}</${tag}>`;
    })
    .join('');
}

/**
 * Returns the emblem for icons: the logo, or the initial where there is no logo or it contains the
 * name.
 */
export function emblemShape({ logo, name, initial }: BrandShape): LogoDrawing {
  if (logo && (name || !initial)) return logo;
  const shapes = [{ tag: 'path', props: { d: initial ?? '' } }] as const;
  return { x: 0, y: 0, width: 64, height: 64, shapes };
}

/**
 * Serializes logo and name in a view box 64 units high, like the component `Logo` does in pages.
 */
export function logoMarkup(shape: BrandShape, accent: string): string {
  const { logo, words } = logoLayout(shape);
  const logoGroup = logo
    ? `<g transform="${logo.transform}">${shapesMarkup(logo.shapes, accent)}</g>`
    : '';
  const wordPaths = words.map((word) => `<path d="${word.d}" transform="${word.transform}"/>`);
  return logoGroup + wordPaths.join('');
}

/**
 * Renders the emblem on a square; its longer side takes the fraction `share` of the square's side.
 * `head` is markup before the shapes, such as a style.
 */
export function emblemSvg(
  shape: BrandShape,
  { text, accent }: EmblemColors,
  { share, ground, head = '' }: { share: number; ground?: string; head?: string },
): string {
  const { x, y, width, height, shapes } = emblemShape(shape);
  const side = Math.max(width, height) / share;
  const [left, top] = [x - (side - width) / 2, y - (side - height) / 2];
  const bounds = `x="${left}" y="${top}" width="${side}" height="${side}"`;
  const background = ground ? `<rect ${bounds} fill="${ground}"/>` : '';
  const emblem = `<g color="${text}" fill="currentColor">${shapesMarkup(shapes, accent)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">${head}${background}${emblem}</svg>`;
}
