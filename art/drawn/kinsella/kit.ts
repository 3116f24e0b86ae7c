import { box, shape } from '../svg.ts';

/** Sun on paper, ink, and the violet that every shadow of this set is made of. */
export const hue = {
  sun: '#ffcb1f',
  gold: '#e39a0c',
  cream: '#fff3d2',
  ink: '#1a1712',
  night: '#241a3d',
  shade: '#3b1e6d',
  flare: '#f0541e',
  flareDark: '#b8310f',
  sea: '#2f6f86',
} as const;

/** Blur, paper tooth and grain: filters that the drawings of this set share. */
export const filters = (soft = 10, wide = 30) =>
  `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${soft}"/></filter>` +
  `<filter id="wide" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${wide}"/></filter>` +
  '<filter id="tooth" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .94  0 0 0 0 .78  1.7 0 0 0 -.66"/></filter>' +
  '<filter id="fibre" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012 .16" numOctaves="4" seed="21"/><feColorMatrix values="0 0 0 0 .23  0 0 0 0 .12  0 0 0 0 .3  0 0 0 1.5 -.68"/></filter>';

export const tooth = (w: number, h: number, opacity = 0.12) =>
  `<rect width="${w}" height="${h}" filter="url(#tooth)" opacity="${opacity}"/>`;

export const fibre = (w: number, h: number, opacity = 0.3) =>
  `<rect width="${w}" height="${h}" filter="url(#fibre)" opacity="${opacity}"/>`;

/** A shape's shadow in low sun from the left: a near one that is sharp, a far one that is not. */
export const cast = (d: string, far: number, dark = 0.5) =>
  `<g transform="translate(${far} ${far * 0.55})" filter="url(#soft)">${shape(d, '#180c2e', `opacity="${dark}"`)}</g><g transform="translate(${far * 0.3} ${far * 0.2})">${shape(d, '#180c2e', `opacity="${dark * 0.5}"`)}</g>`;

export const rect = (w: number, h: number, r = 0) =>
  `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`;

/** A sheet of paper that lies there: shadow, tone, a lit upper edge. */
export const paper = (w: number, h: number, fill: string, inside = '', lift = 12) =>
  cast(rect(w, h, 3), lift) +
  box(0, 0, w, h, 3, fill) +
  box(0, 0, w, h, 3, 'url(#sheen)') +
  inside +
  box(0, 0, w, 2, 1, '#fffdf2', 'opacity=".8"');

/** Light that falls over a sheet from the left. */
export const sheen =
  '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fffbe6" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5a2c7a" stop-opacity=".26"/></linearGradient>';

/** Stops of a gradient between two points of the board. */
export const slope = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</linearGradient>`;

export const pool = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
) =>
  `<radialGradient id="${id}">${stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</radialGradient>`;
