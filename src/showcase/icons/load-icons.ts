import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconSet } from './icon-sets.ts';

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
/** A set as Iconify publishes it. */
export interface IconifySet {
  icons: Record<string, IconifyIcon>;
  width?: number;
  height?: number;
}

/** Sets of Iconify come from their package; one that it has not, from our own file of the same form. */
const fileOf = ({ id, package: name }: IconSet) =>
  name === undefined
    ? `src/showcase/icons/${id}.generated.json`
    : `node_modules/${name}/icons.json`;

function iconifyIcons(set: IconSet): Icon[] {
  const data = JSON.parse(readFileSync(join(process.cwd(), fileOf(set)), 'utf8')) as IconifySet;
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

const loaded = new Map<string, Icon[]>();

/** All icons of a set, by name. Read while the site is built, never in a browser. */
export function loadIcons(set: IconSet): Icon[] {
  const known = loaded.get(set.id);
  if (known) return known;
  const icons = iconifyIcons(set);
  icons.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  if (icons.length === 0) throw new Error(`No icons of ${set.id} in ${fileOf(set)}`);
  loaded.set(set.id, icons);
  return icons;
}

const symbol = ({ name, body, viewBox }: Icon) =>
  `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;

/** The sprite of a set: one file with every icon in it. */
export const spriteOf = (icons: readonly Icon[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>`;
