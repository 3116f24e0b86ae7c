import { at, box, disc, shape, stroke } from '../svg.ts';

/** A November night at the mill: what is lit, what is not, and what lies between. */
export const night = {
  sky: '#14211b',
  low: '#2b4440',
  hill: '#0e1814',
  hillFar: '#1b2c28',
  wall: '#3c332b',
  wallDark: '#2c251f',
  seam: '#221c17',
  stone: '#45494a',
  stoneDark: '#35393a',
  roof: '#1a1f1e',
  slate: '#39484a',
  slateEdge: '#2a3638',
  snow: '#8fa3a5',
  snowDark: '#5f7375',
  frame: '#171310',
  light: '#ffd884',
  warm: '#f3ab48',
  dim: '#a9713a',
  out: '#141d1c',
  shade: '#3b2412',
  brass: '#d9a441',
  door: '#1f5e45',
  doorDark: '#143f2f',
  paper: '#fffaf0',
} as const;

const limb = (d: string, width: number) => stroke(d, night.shade, width);

/** Draws a person before a lamp, standing on y = 0, about 190 high; `arms` is the path of the arms. */
const body = (arms: string, lean = 0) =>
  at(
    0,
    0,
    limb('M-14 -4L-8 -86M16 -4L8 -86', 22) +
      limb('M-18 -2h-10M20 -2h10', 13) +
      shape('M-26 -80Q-32 -150 0 -152T26 -80Z', night.shade) +
      disc(2, -174, 20, night.shade) +
      limb(arms, 15),
    1,
    lean,
  );

/** A window of a page as a thing: a bar with three dots, and lines. */
const pane = (w: number, h: number) =>
  box(0, 0, w, h, 6, night.paper) +
  box(0, 0, w, 18, 6, '#d9481c') +
  [10, 24, 38].map((x) => disc(x, 9, 4, night.paper)).join('') +
  box(12, 32, w * 0.55, 10, 3, '#1f5e45') +
  box(12, 52, w - 24, 6, 3, '#b9ab90') +
  box(12, 66, w - 40, 6, 3, '#b9ab90');

const lamp = (x: number, length: number) =>
  stroke(`M${x} 0v${length}`, night.shade, 4) +
  shape(`M${x - 30} ${length + 26}q30 -44 60 0Z`, night.shade) +
  disc(x, length + 28, 11, '#fff8e4');

const ladder = (x: number) =>
  stroke(`M${x} 340L${x + 40} 70M${x + 66} 340L${x + 84} 70`, night.shade, 9) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => stroke(`M${x + 6 + i * 6} ${300 - i * 42}h${62 - i * 4}`, night.shade, 7))
    .join('');

const bench = (x: number, w: number) =>
  box(x, 252, w, 13, 2, night.shade) +
  box(x + 12, 262, 11, 80, 0, night.shade) +
  box(x + w - 23, 262, 11, 80, 0, night.shade);

const shelves = [92, 168, 244]
  .map(
    (y, row) =>
      box(0, y, 300, 8, 0, night.shade) +
      [0, 1, 2, 3]
        .map((i) =>
          box(
            16 + i * 70 + row * 9,
            y - 40 - ((i + row) % 3) * 7,
            48,
            40 + ((i + row) % 3) * 7,
            3,
            night.shade,
            'opacity="0.82"',
          ),
        )
        .join(''),
  )
  .join('');

/** Scenes behind the panes, each 300 by 340. */
export const rooms = {
  /** The job that is being done: one on the ladder takes a page's window from one below. */
  now:
    lamp(60, 30) +
    ladder(150) +
    at(196, 226, body('M-16 -134Q-46 -150 -70 -128M14 -134Q-20 -112 -62 -116')) +
    at(74, 84, pane(86, 92), 1, -7) +
    at(70, 340, body('M-16 -132Q-24 -170 18 -182M16 -132Q40 -160 50 -172')),
  /** Still to be done: the tools lie ready, nobody is there. */
  ready:
    lamp(150, 46) +
    bench(30, 240) +
    at(66, 168, pane(70, 84)) +
    box(160, 226, 82, 26, 3, night.shade) +
    stroke('M176 226q26 -34 50 0', night.shade, 6),
  shelf: shelves,
} as const;

/** Draws a window of two sashes with its light and the scene in it, 300 by 340 inside. */
export function lit(x: number, y: number, light: 'bright' | 'low' | 'out', inside = '') {
  const fill = { bright: 'url(#bright)', low: 'url(#low)', out: night.out }[light];
  const glow = light === 'out' ? '' : box(-150, -140, 600, 640, 0, `url(#glow-${light})`);
  const bars = box(144, 0, 12, 340, 0, night.frame) + box(0, 164, 300, 12, 0, night.frame);
  const gleam = light === 'out' ? stroke('M24 120L96 30M36 142L60 112', '#33504c', 6) : '';
  return at(
    x,
    y,
    `${glow}${box(-20, -20, 340, 380, 4, night.frame)}${box(0, 0, 300, 340, 0, fill)}<svg x="0" y="0" width="300" height="340" viewBox="0 0 300 340">${inside}</svg>${gleam}${bars}${box(-34, 356, 368, 22, 3, night.wallDark)}${box(-34, 350, 368, 12, 5, night.snow)}`,
  );
}

/** Light round a lamp, or what spills out of a window. */
const glow = (id: string, colour: string, strength: number) =>
  `<radialGradient id="${id}"><stop offset="0.45" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Gradients that the panes and the sky are made of. */
export const lights = `${glow('glow-bright', night.light, 0.5)}${glow('glow-low', night.dim, 0.4)}${glow('glow-lamp', '#ffe9b8', 0.6)}<radialGradient id="bright" cx="0.4" cy="0.2" r="1"><stop offset="0" stop-color="#fff0c4"/><stop offset="0.5" stop-color="${night.light}"/><stop offset="1" stop-color="${night.warm}"/></radialGradient><radialGradient id="low" cx="0.5" cy="0.25" r="0.9"><stop offset="0" stop-color="#f1bd6a"/><stop offset="1" stop-color="${night.dim}"/></radialGradient><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night.light}" stop-opacity="0.34"/><stop offset="0.5" stop-color="${night.light}" stop-opacity="0.16"/><stop offset="1" stop-color="${night.light}" stop-opacity="0"/></linearGradient><linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe3a6" stop-opacity="0.22"/><stop offset="1" stop-color="#ffe3a6" stop-opacity="0"/></linearGradient><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night.sky}"/><stop offset="0.2" stop-color="${night.sky}"/><stop offset="1" stop-color="${night.low}"/></linearGradient>`;
