import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconSet } from './icon-sets.ts';
import type { IconifySet } from './iconify-set.ts';
import { themifyIcons, themifyPackage } from './themify-font.ts';

/** Icon: name, SVG markup and view box. */
export interface Icon {
  name: string;
  body: string;
  viewBox: string;
}

/** Reads a set from its package: Iconify's JSON, or the font of Themify. */
const readSet = (name: string): IconifySet =>
  name === themifyPackage
    ? themifyIcons()
    : JSON.parse(readFileSync(join(process.cwd(), `node_modules/${name}/icons.json`), 'utf8'));

function iconifyIcons(set: IconSet): Icon[] {
  const data = readSet(set.package);
  const { suffix = '', excludedSuffixes = [] } = set;
  return Object.entries(data.icons)
    .filter(([name, { hidden }]) => !hidden && name.endsWith(suffix))
    .filter(([name]) => !excludedSuffixes.some((excludedSuffix) => name.endsWith(excludedSuffix)))
    .map(([name, { body, left = 0, top = 0, ...size }]) => {
      const { width = data.width ?? 16, height = data.height ?? 16 } = size;
      return {
        name: name.slice(0, name.length - suffix.length),
        body,
        viewBox: `${left} ${top} ${width} ${height}`,
      };
    });
}

const iconCache = new Map<string, Icon[]>();

/** Loads all icons of a set, by name. At build time only. */
export function loadIcons(set: IconSet): Icon[] {
  const cachedIcons = iconCache.get(set.id);
  if (cachedIcons) return cachedIcons;
  const icons = iconifyIcons(set);
  icons.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  if (icons.length === 0) throw new Error(`No icons of ${set.id} in ${set.package}`);
  iconCache.set(set.id, icons);
  return icons;
}

const toSymbol = ({ name, body, viewBox }: Icon) =>
  `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;

/** Returns the sprite of a set: one SVG file with all icons. */
export const spriteOf = (icons: readonly Icon[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(toSymbol).join('')}</svg>`;
