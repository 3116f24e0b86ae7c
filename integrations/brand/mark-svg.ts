import type { BrandShape, LogoDrawing, LogoShape } from '../../src/elements/mark/brand-shape.ts';
import { logoLayout } from '../../src/elements/mark/logo-layout.ts';

/** Colours that a drawing of the mark takes from its place. */
export interface MarkColours {
  text: string;
  accent: string;
}

/** JSX attributes as SVG has them; a viewBox keeps its capital. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Shapes as SVG text: what `Sign` is in the page. */
export function signMarkup(shapes: readonly LogoShape[], accent: string): string {
  return shapes
    .map(({ tag, props, accent: coloured, shapes: inside = [] }) => {
      const all = Object.entries({ ...props, ...(coloured && { fill: accent }) });
      const attributes = all.map(([name, value]) => ` ${kebab(name)}="${escaped(value)}"`).join('');
      return `<${tag}${attributes}>${signMarkup(inside, accent)}</${tag}>`;
    })
    .join('');
}

/** What stands alone on a tile: the sign, or the first letter where there is none or it has letters. */
export function emblemShape({ logo, name, initial }: BrandShape): LogoDrawing {
  if (logo && (name || !initial)) return logo;
  const shapes = [{ tag: 'path', props: { d: initial ?? '' } }] as const;
  return { x: 0, y: 0, width: 64, height: 64, shapes };
}

/** The whole logo on a board that is 64 units high: what `Logo` is in the page. */
export function logoMarkup(shape: BrandShape, accent: string): string {
  const { logo, words } = logoLayout(shape);
  const drawn = logo
    ? `<g transform="${logo.transform}">${signMarkup(logo.shapes, accent)}</g>`
    : '';
  return (
    drawn + words.map((word) => `<path d="${word.d}" transform="${word.transform}"/>`).join('')
  );
}

/** The emblem on a square board, `share` of its side wide. */
export function emblemSvg(
  shape: BrandShape,
  { text, accent }: MarkColours,
  { share, ground, head = '' }: { share: number; ground?: string; head?: string },
): string {
  const { x, y, width, height, shapes } = emblemShape(shape);
  const side = Math.max(width, height) / share;
  const [left, top] = [x - (side - width) / 2, y - (side - height) / 2];
  const room = `x="${left}" y="${top}" width="${side}" height="${side}"`;
  const tile = ground ? `<rect ${room} fill="${ground}"/>` : '';
  const drawn = `<g color="${text}" fill="currentColor">${signMarkup(shapes, accent)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">${head}${tile}${drawn}</svg>`;
}
