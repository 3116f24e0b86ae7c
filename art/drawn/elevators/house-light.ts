import { box, disc, shape } from '../svg.ts';

type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A small landscape in a frame, with the shine of its glass. */
export const framed = (x: number, y: number, w: number, h: number) =>
  box(x + 3, y + 4, w, h, 0, '#3a2208', 'opacity="0.35"') +
  box(x, y, w, h, 0, '#8d6b32') +
  box(x + 3, y + 3, w - 6, h - 6, 0, '#8fa9bd') +
  shape(
    `M${x + 3} ${y + h - 3}V${y + h * 0.62}l${(w - 6) * 0.3} ${-h * 0.2}l${(w - 6) * 0.26} ${h * 0.16}l${(w - 6) * 0.2} ${-h * 0.1}L${x + w - 3} ${y + h * 0.66}V${y + h - 3}z`,
    '#2c4a5f',
  ) +
  disc(x + w * 0.72, y + h * 0.3, Math.min(w, h) * 0.09, '#f3e3b3') +
  shape(`M${x + 3} ${y + 3}h${w * 0.3}L${x + 3} ${y + h * 0.6}z`, '#ffffff', 'opacity="0.14"');

/** A room where nobody is: a window, the moon on the floor, a chair under a sheet. */
export const moonlit = ({ x, y, w, h }: Place) => {
  const at = x + w * 0.3;
  return (
    box(at, y + 16, 52, 46, 0, '#45648f') +
    box(at + 3, y + 19, 46, 40, 0, 'url(#moon)') +
    `<path d="M${at + 26} ${y + 16}v46M${at} ${y + 38}h52" stroke="#22395c" stroke-width="3"/>` +
    shape(`M${at + 14} ${y + h}l28 -14h46l-10 14z`, '#8fb0dc', 'opacity="0.28"') +
    shape(`M${x + w * 0.66} ${y + h}v-30q3 -12 14 -12h10q10 0 12 12v8q18 0 20 10v12z`, '#2a4368') +
    shape(`M${x + w * 0.66} ${y + h}v-30q3 -12 14 -12l-4 42z`, '#3b5b88')
  );
};

/** A grand piano from the side: body, keys, lid propped open, three legs. */
export const grand = (x: number, floor: number) =>
  shape(
    `M${x + 20} ${floor - 50}L${x + 96} ${floor - 84}l4 4L${x + 34} ${floor - 48}z`,
    '#241a14',
  ) +
  `<path d="M${x + 72} ${floor - 46}L${x + 80} ${floor - 74}" stroke="#241a14" stroke-width="2.5"/>` +
  shape(`M${x} ${floor - 48}h112q6 10 0 20H${x + 8}q-8 -4 -8 -20z`, '#171009') +
  box(x + 3, floor - 47, 100, 2.5, 1, '#8a6a3c') +
  box(x - 10, floor - 42, 20, 5, 1, '#f3ead8') +
  `<path d="M${x + 10} ${floor - 28}l-3 28M${x + 54} ${floor - 28}v28M${x + 100} ${floor - 28}l3 28" stroke="#171009" stroke-width="5"/>` +
  shape(`M${x + 4} ${floor - 52}l5 -20h20l-3 20z`, '#f3ead8');

/** Draws a lamp's light in a room: a halo round the bulb, a cone, a pool on the floor. */
export const lamplight = (x: number, bulb: number, floor: number) =>
  shape(`M${x - 8} ${bulb}h16l36 ${floor - bulb}h-88z`, 'url(#cone)') +
  `<ellipse cx="${x}" cy="${floor - 3}" rx="46" ry="5" fill="#fff3cf" opacity="0.5"/>` +
  `<circle cx="${x}" cy="${bulb}" r="24" fill="url(#bulb)"/>`;

/** Wallpaper, a rail at the height of a hip, a skirting board, a shadow that gathers in the corners. */
export const walls = ({ x, y, w, h }: Place, stripes: boolean) =>
  (stripes ? box(x, y, w, h * 0.62, 0, 'url(#paper)') : '') +
  box(x, y + h * 0.62, w, h * 0.38, 0, '#6b3f17', 'opacity="0.12"') +
  box(x, y + h * 0.62, w, 2, 0, '#6b3f17', 'opacity="0.4"') +
  box(x, y + h - 9, w, 6, 0, '#fff6e0', 'opacity="0.4"') +
  box(x, y, w, h, 0, 'url(#corner)');

export const lightDefs =
  '<radialGradient id="bulb"><stop offset="0" stop-color="#fffbe6" stop-opacity="0.95"/><stop offset="0.4" stop-color="#fff0bd" stop-opacity="0.5"/><stop offset="1" stop-color="#fff0bd" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d8" stop-opacity="0.55"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="moon" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a9c4e6"/><stop offset="1" stop-color="#48699a"/></linearGradient>' +
  '<linearGradient id="corner"><stop offset="0" stop-color="#3a1c08" stop-opacity="0.34"/><stop offset="0.16" stop-color="#3a1c08" stop-opacity="0"/><stop offset="0.84" stop-color="#3a1c08" stop-opacity="0"/><stop offset="1" stop-color="#3a1c08" stop-opacity="0.34"/></linearGradient>' +
  '<pattern id="paper" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3 0V14" stroke="#8a5420" stroke-width="3" opacity="0.14"/><path d="M10 7l2 2l-2 2l-2 -2z" fill="#8a5420" opacity="0.16"/></pattern>';
