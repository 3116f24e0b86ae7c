import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke, text } from '../svg.ts';
import { air, along, beam, f, film, glow, night, type Spot } from './light.ts';
import { type StallsView, seats } from './stalls.ts';

/** One view of the stage from the balcony, in pixels of its board. */
type View = StallsView & {
  /** Height of the back of the floor. */
  readonly back: number;
  readonly lamps: readonly [coral: Spot, white: Spot, lavender: Spot];
  /** Width of a curtain on each side, at its foot. */
  readonly wing: number;
};

/** A place on the dial; the hour 12 is towards the back wall. */
const onDial = ({ dial }: View, hour: number, reach: number): Spot => {
  const turn = (hour / 12) * Math.PI * 2;
  return [dial.x + Math.sin(turn) * dial.rx * reach, dial.y - Math.cos(turn) * dial.ry * reach];
};

/** Velvet: folds that are lit on the side of the stage. */
function curtain(view: View, side: -1 | 1): string {
  const folds = 9;
  const edge = (share: number) => (side < 0 ? view.wing * share : view.w - view.wing * share);
  return Array.from({ length: folds }, (_, i) => {
    const [from, to] = [1 - i / folds, 1 - (i + 1.04) / folds];
    const sway = (share: number) => edge(share * 0.9) + side * -6 * Math.sin(i * 2.1);
    const lit = Math.max(0, 1 - i / 5);
    const tone = mix('#0b0920', side < 0 ? '#8c3f58' : '#5d4fa8', lit * 0.62);
    const mid = (from + to) / 2;
    const d = (a: number, b: number) =>
      `M${f(edge(a) * 1)} -10C${f(sway(a))} ${f(view.front * 0.4)} ${f(edge(a))} ${f(view.front * 0.7)} ${f(edge(a))} ${f(view.front + 4)}H${f(edge(b))}C${f(edge(b))} ${f(view.front * 0.7)} ${f(sway(b))} ${f(view.front * 0.4)} ${f(edge(b))} -10Z`;
    return shape(d(from, to), mix(tone, '#05040f', 0.45)) + shape(d(from, mid + 0.015), tone);
  }).join('');
}

/** Boards that run to the back, and light that lies on them. */
function floor(view: View): string {
  const { w, back, front, dial } = view;
  const boards = 46;
  const lines = Array.from({ length: boards + 1 }, (_, i) => {
    const k = i / boards - 0.5;
    return `M${f(dial.x + k * w * 0.86)} ${back}L${f(dial.x + k * w * 1.9)} ${front}`;
  }).join('');
  const roll = chance(8);
  const joints = Array.from({ length: 120 }, () => {
    const depth = roll() ** 0.7;
    const y = back + depth * (front - back);
    const at = Math.floor(roll() * boards) / boards - 0.5;
    const spread = w * (0.86 + 1.04 * depth);
    return `M${f(dial.x + at * spread)} ${f(y)}h${f(spread / boards)}`;
  }).join('');
  return (
    shape(`M0 ${back}H${w}V${front}H0Z`, 'url(#boards)') +
    stroke(lines, '#05040f', 1.6, 'opacity="0.55"') +
    stroke(joints, '#05040f', 1.4, 'opacity="0.6"')
  );
}

/** The clock that the lamps throw: minutes, numerals, and no light between two and three. */
function dial(view: View): string {
  const { x, y, rx, ry } = view.dial;
  const flat = ry / rx;
  const rim = Array.from({ length: 61 }, (_, i) => onDial(view, 3 + (i / 60) * 11, 1));
  const lit = `M${f(x)} ${f(y)}L${rim.map(([a, b]) => `${f(a)} ${f(b)}`).join('L')}Z`;
  const minutes = Array.from({ length: 60 }, (_, i) => {
    const hour = i / 5;
    if (hour > 2 && hour < 3) return '';
    const [a, b] = onDial(view, hour, 0.94);
    const [c, d] = onDial(view, hour, i % 5 ? 0.965 : 0.885);
    return `M${f(a)} ${f(b)}L${f(c)} ${f(d)}`;
  });
  const numerals = Array.from({ length: 12 }, (_, i) => {
    const hour = i + 1;
    const [a, b] = onDial(view, hour, 0.75);
    return `<g transform="translate(${f(a)} ${f(b)}) scale(1 ${(flat * 1.25).toFixed(3)})">${text(0, rx * 0.055, rx * 0.155, String(hour), { face: 'familjen', weight: 700, anchor: 'middle', fill: '#221a4a' })}</g>`;
  });
  // The gobo is a sheet of metal: edges of light are soft, one inside another.
  const soft = [1.035, 1.02, 1.008].map(
    (grow, i) =>
      `<g transform="translate(${f(x)} ${f(y)}) scale(${grow}) translate(${f(-x)} ${f(-y)})">${shape(lit, night.lavender, `opacity="${0.1 + i * 0.1}"`)}</g>`,
  );
  return (
    soft.join('') +
    shape(lit, 'url(#pool)') +
    shape(lit, 'url(#left)') +
    shape(lit, 'url(#right)') +
    stroke(minutes.join(''), '#221a4a', rx * 0.0075, 'opacity="0.85"') +
    `<g opacity="0.86">${numerals.join('')}</g>` +
    `<clipPath id="lit"><path d="${lit}"/></clipPath><g clip-path="url(#lit)">${stroke(
      Array.from({ length: 50 }, (_, i) => {
        const k = i / 46 - 0.5;
        return `M${f(x + k * view.w * 0.86)} ${view.back}L${f(x + k * view.w * 1.9)} ${view.front}`;
      }).join(''),
      '#2a1f55',
      1.3,
      'opacity="0.4"',
    )}</g>`
  );
}

/** Draws a speaker at a microphone, whose shadow is the hand of the clock. */
function speaker(view: View): string {
  const { x, y, rx } = view.dial;
  const k = rx / 520;
  const [sx, sy] = onDial(view, 1.98, 0.66);
  const hand = `M${f(x - 5 * k)} ${f(y + 2)}L${f(sx)} ${f(sy)}L${f(x + 11 * k)} ${f(y + 5)}Z`;
  const body =
    shape('M-11 -2L-12 -60H-1L-1.5 -2ZM11 -2L13 -60H0L3 -2Z', '#0c0a22') +
    shape('M-17 2Q-15 -6 -2 -5V2ZM2 2V-5Q15 -6 18 2Z', '#0a0820') +
    shape(
      'M-18 -48Q-21 -92 -16 -116Q-7 -122 0 -122Q7 -122 16 -116Q22 -92 19 -48Q8 -42 0 -44Q-8 -42 -18 -48Z',
      '#1d1745',
    ) +
    shape('M-16 -116Q-29 -104 -33 -82Q-36 -84 -30 -98L-25 -76L-14 -88Z', '#191340') +
    shape('M-33 -84L-29 -76L-22 -84Z', '#d9a08f') +
    shape('M16 -116Q25 -104 26 -78Q26 -66 23 -56L17 -58L15 -90Z', '#171238') +
    shape('M-5 -126H5V-116Q0 -112 -5 -116Z', '#8a5a68') +
    shape('M-8 -134Q-8 -146 0 -146Q8 -146 8 -134Q7 -124 0 -123Q-7 -124 -8 -134Z', '#b57f80') +
    shape(
      'M-11 -122Q-14 -150 0 -151Q14 -150 11 -122Q7 -126 8 -136Q3 -142 -3 -142Q-9 -138 -8 -132Q-8 -125 -11 -122Z',
      '#0f0c28',
    ) +
    shape('M0 -120L-5 -96L0 -52L6 -96Z', '#c9b8ff', 'opacity="0.28"') +
    stroke(
      'M-29 -84Q-26 -104 -15 -116Q-9 -121 -9 -124M-11 -124Q-14 -149 -3 -151',
      night.coral,
      2.2,
    ) +
    stroke('M-18 -50L-12 -4', night.coral, 1.6, 'opacity="0.8"') +
    stroke('M23 -58Q27 -102 16 -116M11 -124Q14 -148 4 -151', night.lavender, 2) +
    stroke('M19 -50L11 -4', night.lavender, 1.6, 'opacity="0.75"');
  const stand =
    stroke('M6 2L6 -104L16 -116', '#0a0820', 2.6) +
    stroke('M-8 3H20', '#0a0820', 3.4) +
    disc(17, -118, 4.6, '#2b2550') +
    stroke('M13 -121Q17 -125 21 -121', '#fff', 1.4);
  return `${shape(hand, '#150f38', 'opacity="0.88"')}<ellipse cx="${x}" cy="${y + 3}" rx="${26 * k}" ry="${7 * k}" fill="#150f38" opacity="0.7"/><g transform="translate(${x} ${y}) scale(${(k * 1.05).toFixed(3)})">${body}<g transform="translate(-34 4)">${stand}</g></g>`;
}

function lampHead([x, y]: Spot, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-17 -62H17L25 4H-25Z', '#0a0820')}${stroke('M-17 -62H17M-19 -48H19M-21 -34H21', '#231d4d', 2.4)}${stroke('M-25 4L-17 -62', '#4a3f86', 2)}<ellipse cx="0" cy="4" rx="25" ry="8" fill="${mix(colour, '#ffffff', 0.7)}"/>${stroke('M-28 -30Q-44 -30 -44 -60Q-44 -84 0 -88Q44 -84 44 -60Q44 -30 28 -30', '#0a0820', 5)}</g><circle cx="${x}" cy="${y}" r="150" fill="url(#lamp)"/>`;
}

/** The stage from the balcony: a truss, three beams in haze, a clock of light without its third hour. */
export function stage(view: View): string {
  const { w, h, back, front, lamps } = view;
  const { x, y, rx, ry } = view.dial;
  const roll = chance(29);
  const foot: readonly [Spot, Spot] = [
    [x - rx, y],
    [x + rx, y],
  ];
  const truss = lamps[1][1] - 92;
  const bars = Array.from(
    { length: Math.ceil(w / 70) },
    (_, i) => `M${i * 70} ${truss}l35 -34l35 34`,
  );
  const colours = [night.coral, night.warm, night.lavender];
  const motes = Array.from({ length: 230 }, () => {
    const k = 0.12 + 0.88 * roll() ** 0.8;
    const lamp = lamps[Math.floor(roll() * 3)] ?? lamps[1];
    const to = x + (roll() - 0.5) * 2 * rx;
    return disc(
      Math.round(lamp[0] + (to - lamp[0]) * k),
      Math.round(lamp[1] + (y - lamp[1]) * k),
      0.7 + roll() * 1.5,
      '#fff',
      `opacity="${(0.15 + roll() * 0.5).toFixed(2)}"`,
    );
  }).join('');
  const pattern = Array.from({ length: 24 }, (_, i) =>
    box(
      (i * w) / 24,
      0,
      w / 24 - 5,
      back,
      0,
      '#1d1848',
      `opacity="${(0.25 + 0.2 * Math.sin(i * 1.7)).toFixed(2)}"`,
    ),
  ).join('');
  const defs = [
    air,
    ...lamps.map((lamp, i) => along(`b${i}`, lamp, [x, y], colours[i] ?? night.warm)),
    glow('lamp', night.lavender, 0.6, '#ffffff'),
    glow('spill', '#6a58c8', 0.62, '#a592f2'),
    '<linearGradient id="boards" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#191540"/><stop offset="0.45" stop-color="#2a2358"/><stop offset="1" stop-color="#120f2c"/></linearGradient>',
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07061a"/><stop offset="0.7" stop-color="#1a1542"/><stop offset="1" stop-color="#352b70"/></linearGradient>',
    '<radialGradient id="pool" cx="0.5" cy="0.5" r="0.52"><stop offset="0" stop-color="#fffaf2"/><stop offset="0.6" stop-color="#f3e8ff"/><stop offset="1" stop-color="#c3afff"/></radialGradient>',
    `<linearGradient id="left"><stop offset="0" stop-color="${night.coral}" stop-opacity="0.85"/><stop offset="0.5" stop-color="${night.coral}" stop-opacity="0"/></linearGradient>`,
    '<linearGradient id="right"><stop offset="0.5" stop-color="#8a6fff" stop-opacity="0"/><stop offset="1" stop-color="#8a6fff" stop-opacity="0.7"/></linearGradient>',
    '<linearGradient id="rail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07061a" stop-opacity="0"/><stop offset="1" stop-color="#07061a"/></linearGradient>',
    `<linearGradient id="down" gradientUnits="userSpaceOnUse" x1="0" y1="${y - ry}" x2="0" y2="${y}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="url(#down)"/></mask>`,
    `<clipPath id="beams"><path d="${lamps.map(([a, b]) => `M${a - 20} ${b}L${x - rx * 1.06} ${y}A${rx * 1.06} ${ry * 1.06} 0 0 0 ${x + rx * 1.06} ${y}L${a + 20} ${b}Z`).join('')}"/></clipPath>`,
  ].join('');
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, night.black),
      box(0, 0, w, back + 2, 0, 'url(#wall)'),
      pattern,
      floor(view),
      `<ellipse cx="${x}" cy="${y}" rx="${rx * 1.75}" ry="${ry * 2.3}" fill="url(#spill)"/>`,
      box(0, truss, w, 7, 0, '#05040f'),
      box(0, truss - 36, w, 5, 0, '#05040f'),
      stroke(bars.join(''), '#0a0820', 4),
      stroke(`M0 ${truss + 7}H${w}`, '#3a3170', 1.4),
      dial(view),
      `<g style="mix-blend-mode:screen">${lamps.map((lamp, i) => beam(`b${i}`, lamp, foot, i === 1 ? 0.42 : 0.95)).join('')}</g>`,
      `<g clip-path="url(#beams)" mask="url(#fade)"><rect width="${w}" height="${h}" filter="url(#haze)" opacity="0.42"/></g>`,
      motes,
      speaker(view),
      curtain(view, -1),
      curtain(view, 1),
      ...lamps.map((lamp, i) =>
        lampHead(
          lamp,
          (Math.atan2(lamp[0] - x, y - lamp[1]) * 180) / Math.PI,
          colours[i] ?? night.warm,
        ),
      ),
      // The lip of the stage, and footlights that are out.
      box(0, front, w, 30, 0, '#0a0820'),
      box(0, front, w, 3.5, 0, '#b78a6a', 'opacity="0.75"'),
      Array.from(
        { length: 25 },
        (_, i) =>
          `<ellipse cx="${f((i + 0.5) * (w / 25))}" cy="${front + 12}" rx="13" ry="5" fill="#241d52"/>`,
      ).join(''),
      box(0, front + 30, w, h, 0, '#090718'),
      seats(view),
      box(0, h * 0.8, w, h * 0.2, 0, 'url(#rail)', 'opacity="0.8"'),
      film(w, h),
    ].join(''),
    defs,
  );
}
