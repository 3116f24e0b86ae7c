import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconSet } from '../../content/icon-sets.ts';

/** One icon: its name, its drawing as SVG markup, and the frame of the drawing. */
export interface Icon {
  name: string;
  body: string;
  viewBox: string;
}

interface IconifyIcon {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  hidden?: boolean;
}
interface IconifySet {
  icons: Record<string, IconifyIcon>;
  width?: number;
  height?: number;
}

const fileOf = (name: string, file: string) =>
  readFileSync(join(process.cwd(), 'node_modules', name, file), 'utf8');

/** Sets of Iconify: one JSON file each. */
function iconifyIcons(set: IconSet): Icon[] {
  const data = JSON.parse(fileOf(set.package, 'icons.json')) as IconifySet;
  const { ending = '', without = [] } = set;
  return Object.entries(data.icons)
    .filter(([name, { hidden }]) => !hidden && name.endsWith(ending))
    .filter(([name]) => !without.some((end) => name.endsWith(end)))
    .map(([name, { body, left = 0, top = 0, ...size }]) => {
      const { width = data.width ?? 16, height = data.height ?? 16 } = size;
      return {
        name: name.slice(0, name.length - ending.length),
        body,
        viewBox: `${left} ${top} ${width} ${height}`,
      };
    });
}

/** Names in the font that the set itself, and so react-icons, spells in another way. */
const themifyNames: Readonly<Record<string, string>> = { move: 'arrow' };

/** Themify is a font: its glyphs stand on their heads, on a line 480 units below the top. */
function themifyIcons(set: IconSet): Icon[] {
  const folder = 'themify-icons';
  const names = fileOf(set.package, `${folder}/_icons.scss`);
  const font = fileOf(set.package, `${folder}/fonts/themify.svg`);
  const glyphs = new Map(
    [...font.matchAll(/<glyph unicode="&#x(\w+);"([^>]*)/g)].map(([, code = '', rest = '']) => [
      code,
      { d: / d="([^"]*)"/.exec(rest)?.[1] ?? '', width: / horiz-adv-x="(\d+)"/.exec(rest)?.[1] },
    ]),
  );
  return [...names.matchAll(/\.icon-([\w-]+):before\s*\{content: "\\(\w+)"/g)].map(
    ([, name = '', code = '']) => {
      const glyph = glyphs.get(code);
      if (!glyph?.d) throw new Error(`themify-icons has no drawing for ${name} (${code})`);
      return {
        name: themifyNames[name] ?? name,
        body: `<path fill="currentColor" transform="matrix(1 0 0 -1 0 480)" d="${glyph.d}"/>`,
        viewBox: `0 0 ${glyph.width ?? 512} 512`,
      };
    },
  );
}

const loaded = new Map<string, Icon[]>();

/** All icons of a set, by name. Read while the site is built, never in a browser. */
export function loadIcons(set: IconSet): Icon[] {
  const known = loaded.get(set.id);
  if (known) return known;
  const icons = set.package === 'themify-icons' ? themifyIcons(set) : iconifyIcons(set);
  icons.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  if (icons.length === 0) throw new Error(`No icons of ${set.id} in ${set.package}`);
  loaded.set(set.id, icons);
  return icons;
}

const symbol = ({ name, body, viewBox }: Icon) =>
  `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;

/** The sprite of a set: one file with every icon in it. */
export const spriteOf = (icons: readonly Icon[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>`;
