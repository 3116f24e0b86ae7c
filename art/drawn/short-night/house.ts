import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke, text } from '../svg.ts';
import { air, f, film, glow, night, type Spot } from './light.ts';

const [w, h] = [1920, 820];
/** The window of the projection room. */
const booth: Spot = [820, 128];

/**
 * Hair and hats of people who come from work, about 100 pixels wide, standing on the shoulders; the
 * second path is the edge that the projector lights.
 */
const hats: readonly (readonly [fill: string, edge: string, colour?: string])[] = [
  // Short hair.
  ['M-27 -8Q-33 -58 0 -62Q33 -58 27 -8Z', 'M-29 -26Q-28 -61 0 -62Q28 -61 29 -26'],
  // A hard hat with its brim.
  [
    'M-38 -30Q-34 -76 0 -78Q34 -76 38 -30L30 -24V-6H-30V-24ZM-6 -82H6V-60H-6Z',
    'M-39 -30Q-34 -76 -6 -78V-82H6V-78Q34 -76 39 -30',
    night.sodium,
  ],
  // A baker's toque.
  [
    'M-26 -6V-44Q-50 -62 -34 -84Q-16 -104 0 -96Q20 -106 36 -84Q50 -60 26 -44V-6Z',
    'M-27 -40Q-50 -62 -34 -84Q-16 -104 0 -96Q20 -106 36 -84Q50 -60 27 -40',
    '#e8e0ff',
  ],
  // A bun, as on a ward.
  [
    'M-27 -6Q-34 -58 0 -62Q34 -58 27 -6ZM-15 -66A15 15 0 1 1 15 -66A15 15 0 1 1 -15 -66Z',
    'M-29 -26Q-28 -58 -12 -61A15 15 0 1 1 12 -61Q28 -58 29 -26',
  ],
  // A cap.
  [
    'M-29 -6V-34Q-28 -66 2 -66Q30 -64 31 -36L31 -6ZM-31 -36Q-48 -36 -52 -26Q-40 -28 -26 -28Z',
    'M-52 -27Q-46 -36 -30 -38Q-28 -66 2 -66Q30 -64 31 -32',
    night.coral,
  ],
  // Long hair.
  ['M-34 14Q-42 -60 0 -64Q42 -60 34 14Z', 'M-36 -2Q-38 -60 0 -64Q38 -60 36 -2'],
  // A headset, one of whose ends is out.
  [
    'M-27 -6Q-33 -58 0 -62Q33 -58 27 -6ZM-40 -44H-26V-16H-40ZM26 -44H40V-16H26Z',
    'M-38 -40Q-36 -72 0 -73Q36 -72 38 -40',
  ],
  // A knitted hat.
  [
    'M-31 -10V-36Q-28 -72 0 -74Q28 -72 31 -36V-10ZM-8 -80A8 8 0 1 1 8 -80A8 8 0 1 1 -8 -80Z',
    'M-32 -34Q-28 -72 -7 -74A8 8 0 1 1 7 -74Q28 -72 32 -34',
    night.lavender,
  ],
  // A flat cap.
  [
    'M-27 -6Q-32 -40 -24 -44Q-44 -46 -38 -58Q-20 -74 12 -70Q36 -66 34 -46L28 -40V-6Z',
    'M-38 -50Q-36 -60 -20 -66Q0 -74 18 -68Q36 -62 34 -44',
    '#a98a6a',
  ],
];

/** One person and the seat behind which they sit, seen from the front against the light. */
function guest(
  x: number,
  y: number,
  k: number,
  kind: number,
  depth: number,
  roll: () => number,
): string {
  const [fill, edge, colour] = hats[kind] ?? ['', ''];
  const far = 1 - depth;
  const dark = mix('#0a0820', '#4b3f92', far * 0.72);
  const lit = mix('#ffffff', x < booth[0] ? night.lavender : '#ffd9c8', 0.4);
  const tilt = (roll() - 0.5) * 12;
  const wide = 52 + roll() * 14;
  const worn = colour ? mix(dark, colour, 0.16 + far * 0.16) : mix(dark, '#000010', 0.12);
  const glow = (0.4 + far * 0.25).toFixed(2);
  const skin = mix(
    dark,
    ['#c98a7a', '#8a5a50', '#e0b09a'][Math.floor(roll() * 3)] ?? '#c98a7a',
    0.2,
  );
  // Against the light a face is a shade with one warm cheek; a few hold what keeps them awake.
  const face =
    shape('M-23 -34Q-26 0 0 6Q26 0 23 -34Q0 -42 -23 -34Z', skin) +
    shape(
      x < booth[0]
        ? 'M8 -37Q20 -36 23 -34Q26 0 0 6Q18 -6 8 -37Z'
        : 'M-8 -37Q-20 -36 -23 -34Q-26 0 0 6Q-18 -6 -8 -37Z',
      mix(skin, lit, 0.3),
    );
  const cup =
    roll() > 0.86
      ? shape('M18 20H46L42 60H22Z', mix(dark, '#ffd9c8', 0.34)) +
        stroke('M17 20H47', lit, 4, `opacity="${glow}"`) +
        shape('M14 40Q10 66 30 72Q50 70 50 48L44 44Q42 62 30 62Q20 60 20 44Z', skin) +
        stroke('M28 10Q22 0 28 -10T26 -28M38 8Q32 -2 38 -12', lit, 2.4, 'opacity="0.35"')
      : '';
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${k.toFixed(3)})">${shape(`M${-wide - 8} 130Q${-wide} 22 -22 8L-12 -6H12L22 8Q${wide} 22 ${wide + 8} 130Z`, dark)}${stroke(`M${-wide - 4} 90Q${-wide} 24 -24 9M24 9Q${wide} 24 ${wide + 4} 90`, lit, 2.6, `opacity="${glow}"`)}<g transform="rotate(${tilt.toFixed(1)})">${shape(fill, worn)}${face}${stroke(edge, lit, 3, `opacity="${glow}"`)}</g>${cup}</g>`;
}

/** A row that bends, from wall to wall. */
function row(index: number, rows: number, roll: () => number): string {
  const depth = index / (rows - 1);
  const k = 0.26 + depth ** 1.5 * 1.02;
  const y = 388 + depth ** 1.35 * 330;
  const pitch = 118 * k + 6;
  const count = Math.ceil(w / pitch) + 2;
  const bend = (x: number) => ((x - w / 2) / (w / 2)) ** 2 * 26 * (0.6 + depth);
  const back = mix('#0b0922', '#5a3350', 0.55 - depth * 0.4);
  const seats: string[] = [];
  const people: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = (i - 0.5 + (index % 2) * 0.5) * pitch;
    // Two aisles.
    if (
      Math.abs(x - 520 - depth * -190) < pitch * 0.6 ||
      Math.abs(x - 1400 - depth * 190) < pitch * 0.6
    ) {
      roll();
      continue;
    }
    const top = y - bend(x);
    seats.push(
      shape(
        `M${f(x - pitch * 0.45)} ${f(top + 110 * k)}V${f(top + 6 * k)}Q${f(x - pitch * 0.42)} ${f(top - 24 * k)} ${f(x)} ${f(top - 26 * k)}Q${f(x + pitch * 0.42)} ${f(top - 24 * k)} ${f(x + pitch * 0.45)} ${f(top + 6 * k)}V${f(top + 110 * k)}Z`,
        back,
      ) +
        stroke(
          `M${f(x - pitch * 0.42)} ${f(top - 4 * k)}Q${f(x - pitch * 0.36)} ${f(top - 24 * k)} ${f(x)} ${f(top - 26 * k)}Q${f(x + pitch * 0.36)} ${f(top - 24 * k)} ${f(x + pitch * 0.42)} ${f(top - 4 * k)}`,
          '#d9b4ff',
          1.8 * k,
          `opacity="${(0.5 - depth * 0.3).toFixed(2)}"`,
        ),
    );
    if (roll() > 0.16)
      people.push(
        guest(
          x + (roll() - 0.5) * 8 * k,
          top + 12 * k,
          k,
          Math.floor(roll() * hats.length),
          depth,
          roll,
        ),
      );
  }
  const veil = box(0, 300, w, h, 0, '#6a58c8', `opacity="${(0.1 * (1 - depth)).toFixed(3)}"`);
  return seats.join('') + people.join('') + veil;
}

/** The balcony's front: plaster with lamps, and those who came late above it. */
function balcony(roll: () => number): string {
  const y = (x: number) => 322 + ((x - w / 2) / (w / 2)) ** 2 * -46;
  const line = (off: number) =>
    Array.from({ length: 41 }, (_, i) => `${i * 48} ${f(y(i * 48) + off)}`);
  const late = Array.from({ length: 46 }, (_, i) => {
    const x = i * 43 + roll() * 14;
    return roll() > 0.3 && Math.abs(x - booth[0]) > 60
      ? guest(x, y(x) - 22, 0.24, Math.floor(roll() * hats.length), 0.12, roll)
      : '';
  });
  const swags = Array.from({ length: 40 }, (_, i) => {
    const x = i * 48;
    return `M${x} ${f(y(x) + 12)}q24 26 48 0`;
  });
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const x = 120 + i * 210;
    return `<circle cx="${x}" cy="${f(y(x) + 22)}" r="46" fill="url(#sconce)"/>${disc(x, Math.round(y(x) + 22), 4, '#fff1d2')}`;
  });
  return (
    late.join('') +
    shape(`M${line(-18).join('L')}L${line(46).toReversed().join('L')}Z`, 'url(#front)') +
    stroke(`M${line(-18).join('L')}`, '#e8c9a6', 2.5, 'opacity="0.7"') +
    stroke(swags.join(''), '#a58adf', 2, 'opacity="0.4"') +
    stroke(`M${line(42).join('L')}`, '#0a0820', 6) +
    lamps.join('')
  );
}

const exit = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="120" fill="url(#exit)"/>${box(x - 34, y - 15, 68, 28, 4, '#3b0d12')}${text(x, y + 8, 21, 'EXIT', { face: 'familjen', weight: 700, anchor: 'middle', fill: '#ff8a78', spacing: 3 })}${box(x - 30, y + 26, 60, 96, 2, '#080616')}${box(x - 27, y + 29, 54, 93, 2, '#1c1740')}${stroke(`M${x} ${y + 29}V${y + 122}`, '#080616', 2)}`;

/** The house from the stage: everybody who came from work, against the lamp of the projector. */
export function house(): string {
  const roll = chance(23);
  const rows = 7;
  const rays = Array.from({ length: 30 }, (_, i) => {
    const a = -0.1 + (i / 29) * (Math.PI + 0.2);
    const wide = 0.012 + roll() * 0.035;
    const far = 1900;
    const at = (t: number) =>
      `${f(booth[0] + Math.cos(t) * far)} ${f(booth[1] + Math.sin(t) * far * 0.62)}`;
    return `<path d="M${booth[0]} ${booth[1]}L${at(a - wide)}L${at(a + wide)}Z" fill="url(#ray)" opacity="${(0.06 + roll() * 0.2).toFixed(2)}"/>`;
  }).join('');
  const panels = Array.from({ length: 17 }, (_, i) => {
    const x = i * 120 - 20;
    return (
      box(
        x,
        0,
        104,
        270,
        0,
        '#241c55',
        `opacity="${(0.18 + 0.14 * Math.sin(i * 1.3)).toFixed(2)}"`,
      ) + stroke(`M${x} 0V270`, '#0a0820', 2)
    );
  }).join('');
  const motes = Array.from({ length: 260 }, () => {
    const t = roll() * Math.PI;
    const far = 60 + roll() ** 0.7 * 900;
    return disc(
      Math.round(booth[0] + Math.cos(t) * far),
      Math.round(booth[1] + Math.sin(t) * far * 0.62),
      0.6 + roll() * 1.5,
      '#fff',
      `opacity="${(0.15 + roll() * 0.45).toFixed(2)}"`,
    );
  }).join('');
  const defs = [
    air,
    glow('lamp', '#b7a2ff', 1, '#ffffff'),
    glow('sconce', night.sodium, 0.55),
    glow('exit', '#ff5a4a', 0.5),
    `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${booth[0]}" cy="${booth[1]}" r="1100"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="0.25" stop-color="#cdbcff" stop-opacity="0.35"/><stop offset="1" stop-color="#cdbcff" stop-opacity="0"/></radialGradient>`,
    '<linearGradient id="room" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c0a24"/><stop offset="0.4" stop-color="#2b2362"/><stop offset="1" stop-color="#0b0920"/></linearGradient>',
    '<linearGradient id="front" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a3a80"/><stop offset="1" stop-color="#1b1540"/></linearGradient>',
    '<linearGradient id="edge"><stop offset="0" stop-color="#07061a" stop-opacity="0.9"/><stop offset="0.2" stop-color="#07061a" stop-opacity="0"/><stop offset="0.8" stop-color="#07061a" stop-opacity="0"/><stop offset="1" stop-color="#07061a" stop-opacity="0.9"/></linearGradient>',
    '<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07061a" stop-opacity="0"/><stop offset="1" stop-color="#07061a"/></linearGradient>',
  ].join('');
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, 'url(#room)'),
      panels,
      box(booth[0] - 120, 92, 240, 76, 3, '#0a0820'),
      [-76, 0, 76]
        .map((x) => box(booth[0] + x - 22, 108, 44, 40, 2, x ? '#2b2260' : '#fff6e6'))
        .join(''),
      balcony(roll),
      exit(96, 396),
      exit(1824, 396),
      Array.from({ length: rows }, (_, i) => row(i, rows, roll)).join(''),
      `<g style="mix-blend-mode:screen">${rays}</g>`,
      `<rect width="${w}" height="${h}" filter="url(#haze)" opacity="0.2"/>`,
      `<circle cx="${booth[0]}" cy="${booth[1]}" r="330" fill="url(#lamp)"/>`,
      motes,
      box(0, 0, w, h, 0, 'url(#edge)'),
      box(0, h - 150, w, 150, 0, 'url(#near)'),
      film(w, h),
    ].join(''),
    defs,
  );
}
