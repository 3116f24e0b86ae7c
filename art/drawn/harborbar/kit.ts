import { chance } from '../posters/forms.ts';
import { board, disc, shape } from '../svg.ts';

/** Shared parts of the things on the bar: board, light from the upper left, plates and crumbs. */

export const size = { width: 600, height: 480 } as const;
/** Height of the ground that things stand on. */
export const ground = 462;
export const [cream, cherry, coffee, butter] = ['#fbf0da', '#b3162e', '#3a1d10', '#f2c14e'];

/**
 * Light on a rounded thing: `round` says how far in from its edge it bulges, `high` how much, `rough`
 * how much crust there is.
 */
const lit = (id: string, round: number, high: number, rough: number, fine: number, gloss: number) =>
  `<filter id="${id}" x="-0.15" y="-0.15" width="1.3" height="1.3" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="swell"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="4" seed="4" result="crust"/>` +
  `<feColorMatrix in="crust" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${rough} 0 0 0 ${1 - rough}" result="dents"/>` +
  '<feComposite in="swell" in2="dents" operator="arithmetic" k1="1" result="bump"/>' +
  `<feDiffuseLighting in="bump" surfaceScale="${high}" diffuseConstant="1.22" lighting-color="#fff4e2" result="light"><feDistantLight azimuth="236" elevation="54"/></feDiffuseLighting>` +
  `<feSpecularLighting in="bump" surfaceScale="${high * 0.7}" specularConstant="${gloss}" specularExponent="22" lighting-color="#fff3df" result="gloss"><feDistantLight azimuth="236" elevation="50"/></feSpecularLighting>` +
  '<feBlend in="SourceGraphic" in2="light" mode="multiply" result="shaded"/>' +
  '<feComposite in="shaded" in2="gloss" operator="arithmetic" k2="1" k3="0.6" result="shone"/>' +
  '<feComposite in="shone" in2="SourceAlpha" operator="in"/></filter>';

const filters =
  lit('crust', 15, 16, 0.15, 0.03, 0.34) +
  lit('dough', 12, 15, 0.16, 0.03, 0.42) +
  lit('crumb', 6, 7, 0.32, 0.07, 0.1) +
  lit('china', 16, 14, 0.02, 0.02, 0.75) +
  lit('jam', 7, 10, 0.12, 0.05, 1.3) +
  '<filter id="soft" x="-0.3" y="-1.5" width="1.6" height="4"><feGaussianBlur stdDeviation="9"/></filter>' +
  '<filter id="mist" x="-3" y="-0.4" width="7" height="1.8"><feGaussianBlur stdDeviation="9"/></filter>';

/** One piece with a surface of its own. */
export const piece = (
  surface: 'crust' | 'dough' | 'crumb' | 'china' | 'jam',
  d: string,
  fill: string,
  more = '',
) => `<g filter="url(#${surface})">${shape(d, fill, more)}</g>`;

export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;

/** Draws the shadow of a thing on the board. */
export const shadow = (x: number, rx: number) =>
  `<ellipse cx="${x + 14}" cy="${ground - 4}" rx="${rx}" ry="13" fill="#2e1206" opacity=".5" filter="url(#soft)"/>`;

/** A flat plate, seen from a little above; its middle is where things stand. */
export const plate = (rx = 236, x = 300) =>
  shadow(x, rx) +
  piece('china', oval(x, ground - 20, rx, 26), '#f7ead0') +
  shape(oval(x, ground - 24, rx * 0.68, 15), '#e2cda8');

export const steps = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Crumbs about a spot. */
export function crumbs(x: number, y: number, rx: number, ry: number, count: number, seed: number) {
  const roll = chance(seed);
  return steps(count)
    .map(() => {
      const turn = roll() * 6.28;
      const far = Math.sqrt(roll());
      const [a, b, r] = [
        x + Math.cos(turn) * far * rx,
        y + Math.sin(turn) * far * ry,
        1.5 + roll() * roll() * 8,
      ];
      const tone = ['#c98a45', '#8a4f1f', '#e3b26e', '#a9682f'][Math.floor(roll() * 4)] ?? cream;
      return `${disc(a + 2, b + r * 0.6, r, '#2e1206', 'opacity=".35"')}<ellipse cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.72).toFixed(1)}" fill="${tone}"/>`;
    })
    .join('');
}

/** A gradient from top to bottom. */
export const tone = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

export const standing = (content: string, defs = '') =>
  board(size.width, size.height, content, filters + defs);
