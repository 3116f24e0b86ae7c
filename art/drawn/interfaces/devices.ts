import { at, box, clipped, disc, shape, softShadow, stroke, text } from '../svg.ts';

const body = '#1b2723';

/** A phone whose screen is 300 by 640; the content is drawn from the screen's top left. */
export function phone(x: number, y: number, scale: number, screen: string, ground = '#fffdf8') {
  const glass = clipped(0, 0, 300, 640, 40, box(0, 0, 300, 640, 0, ground) + screen);
  const shell = `${softShadow(-12, -12, 324, 664, 52)}${box(-12, -12, 324, 664, 52, body)}${box(-10.5, -10.5, 321, 661, 50.5, 'none', 'stroke="#4a5852" stroke-width="1.5"')}${box(312, 120, 4, 76, 2, body)}`;
  return at(x, y, `${shell}${glass}${box(106, 12, 88, 24, 12, body)}`, scale);
}

/** Clock, signal and battery at the top of a phone. */
export function statusBar(clock: string, ink = '#14211b') {
  const bars = [0, 1, 2].map((i) => box(232 + i * 6, 28 - i * 3, 4, 5 + i * 3, 1, ink)).join('');
  return `${text(30, 32, 14, clock, { weight: 650, fill: ink })}${bars}${box(255, 21, 24, 12, 4, 'none', `stroke="${ink}" stroke-width="1.4"`)}${box(257, 23, 15, 8, 2, ink)}`;
}

/** A browser window; the page below its bar is drawn from the page's top left. */
export function browser(x: number, y: number, w: number, h: number, address: string, page: string) {
  const dots = ['#d9481c', '#f0b64a', '#1f5e45']
    .map((c, i) => disc(26 + i * 22, 26, 6.5, c))
    .join('');
  const barWidth = Math.min(460, w - 240);
  const left = (w - barWidth) / 2;
  const lock = stroke(`M${left + 19} 25v-4a4 4 0 0 1 8 0v4`, '#5a665f', 1.6);
  const bar = `${box(left, 11, barWidth, 30, 15, '#fffdf8')}${lock}${box(left + 17, 24, 12, 9, 2, '#5a665f')}${text(w / 2, 31, 14, address, { anchor: 'middle', fill: '#3d4a43' })}`;
  const inner = `${box(0, 0, w, h, 0, '#fffdf8')}${box(0, 0, w, 52, 0, '#e9e4d8')}${dots}${bar}${at(0, 52, page)}`;
  return at(
    x,
    y,
    `${softShadow(0, 0, w, h, 16)}${clipped(0, 0, w, h, 16, inner)}${box(0.5, 0.5, w - 1, h - 1, 15.5, 'none', 'stroke="#14211b" stroke-opacity=".12"')}`,
  );
}

/** A tablet lying wide, in a rubber case; the screen is 1120 by 760. */
export function tablet(x: number, y: number, scale: number, screen: string) {
  const glass = clipped(0, 0, 1120, 760, 18, box(0, 0, 1120, 760, 0, '#fffdf8') + screen);
  const corners = [
    [-58, -58],
    [1122, -58],
    [-58, 762],
    [1122, 762],
  ].map(([cx, cy]) => box(cx ?? 0, cy ?? 0, 56, 56, 20, '#d9481c'));
  const shell = `${softShadow(-52, -52, 1224, 864, 56)}${corners.join('')}${box(-52, -52, 1224, 864, 52, '#d9481c')}${box(-34, -34, 1188, 828, 38, body)}${disc(-17, 380, 4, '#4a5852')}`;
  return at(x, y, shell + glass, scale);
}

/** A tick in a disc. */
export const tick = (x: number, y: number, r: number, ground: string, mark = '#fff') =>
  `${disc(x, y, r, ground)}${stroke(`M${x - r * 0.42} ${y + r * 0.04}L${x - r * 0.1} ${y + r * 0.36}L${x + r * 0.46} ${y - r * 0.34}`, mark, r * 0.22)}`;

/** An arrow to the right, `size` wide. */
export const arrow = (x: number, y: number, size: number, colour: string) =>
  stroke(
    `M${x} ${y}h${size}m${-size * 0.38} ${-size * 0.38}l${size * 0.38} ${size * 0.38}l${-size * 0.38} ${size * 0.38}`,
    colour,
    2.4,
  );

/** A car from the side, standing on `y`; `w` long. */
export function car(x: number, y: number, w: number, colour: string) {
  const k = w / 60;
  return at(
    x,
    y,
    `${shape('M2-9C2-15 6-16 11-17L18-26C19-28 21-29 23-29H40C42-29 44-28 45-27L52-18C57-17 59-15 59-11V-6H2Z', colour)}${shape('M21-18L25-25H31V-18ZM34-18V-25H39C40-25 41-25 42-24L46-18Z', '#fffdf8', 'opacity=".85"')}${disc(15, -6, 6, '#14211b')}${disc(46, -6, 6, '#14211b')}${disc(15, -6, 2.4, '#d9d4c7')}${disc(46, -6, 2.4, '#d9d4c7')}`,
    k,
  );
}
