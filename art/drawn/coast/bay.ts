import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, flatStroke, gradient, shape, stroke } from '../svg.ts';
import { type Blob, blob, smooth } from './blob.ts';

export const bayWidth = 1920;
export const bayHeight = 1200;

/** Heights of the horizon, of the pool’s far edge and of its near one. */
const [horizon, edge, brim] = [500, 888, 1122];
const sun = [1390, 418] as const;

/** One hour of the bay: its light, and the height of the tide. */
export interface BayHour {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  cloud: string;
  /** Mountains from far to near, then the Rock. */
  land: readonly [string, string, string];
  sea: readonly [string, string];
  /** Wet and near the water first. */
  sand: readonly [string, string, string];
  /** Flank, top and lit rim of a rock. */
  rock: readonly [string, string, string];
  /** The pool, from its far edge to its near one. */
  pool: readonly [string, string, string];
  glint: string;
  deck: readonly [tile: string, joint: string];
  /** Height of the edge of the water on the beach. */
  shore: number;
  /** The sun is still up. */
  day: boolean;
}

const n = (value: number) => value.toFixed(1);

/** A flat lens: a ripple, a glint, a cloud. */
export const lens = (
  x: number,
  y: number,
  long: number,
  thick: number,
  colour: string,
  opacity: number,
) =>
  shape(
    `M${n(x - long / 2)} ${n(y)}q${n(long / 2)} ${n(-thick)} ${n(long)} 0q${n(-long / 2)} ${n(thick)} ${n(-long)} 0z`,
    colour,
    `opacity="${opacity.toFixed(2)}"`,
  );

export const ramp = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const halo = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.35" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const cloud = (x: number, y: number, rx: number, ry: number, id: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/>`;

/** Long clouds that lie in layers over the horizon. */
function stratus(hour: BayHour): string {
  const roll = chance(31);
  return Array.from({ length: 46 }, () => {
    const near = roll();
    const y = horizon - 20 - near * near * 330;
    const long = 160 + roll() * 620;
    return lens(
      roll() * 2100 - 90,
      y,
      long,
      3 + roll() * 11 * (0.4 + near),
      roll() > 0.45 ? hour.cloud : mix(hour.cloud, hour.sky[1], 0.6),
      0.12 + roll() * 0.3,
    );
  }).join('');
}

/** A ridge from one side to the other, that falls to the sea at `to`. */
function ridge(from: number, to: number, high: number, seed: number): string {
  const steps = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const x = from + (to - from) * t;
    const rise =
      high *
      (1 - t) ** 0.7 *
      (0.72 + 0.2 * Math.sin(t * 9 + seed) + 0.09 * Math.sin(t * 23 + seed * 2));
    return `L${n(x)} ${n(horizon + 2 - rise)}`;
  });
  return `M${from} ${horizon + 2}${steps.join('')}Z`;
}

/** Morro Rock: a plug of old lava, steeper to the sea, on its spit of sand. */
export function morro(hour: BayHour): string {
  const top: readonly (readonly [number, number])[] = [
    [1574, 0],
    [1586, 14],
    [1594, 44],
    [1610, 66],
    [1622, 104],
    [1640, 128],
    [1652, 152],
    [1676, 168],
    [1696, 166],
    [1716, 150],
    [1738, 143],
    [1752, 118],
    [1776, 92],
    [1796, 62],
    [1830, 38],
    [1872, 18],
    [1920, 9],
    [1920, 0],
  ];
  const line = top.map(([x, y]) => `L${x} ${horizon + 3 - y}`).join('');
  const crack = (x: number, y: number, long: number) =>
    stroke(
      `M${x} ${horizon - y}q${-long * 0.22} ${long * 0.4} ${-long * 0.1} ${long}`,
      mix(hour.land[2], '#0b1a22', 0.35),
      4,
      'opacity="0.5"',
    );
  const lit = mix(hour.land[2], hour.glint, hour.day ? 0.42 : 0.12);
  return (
    shape(`M1574 ${horizon + 3}${line}Z`, hour.land[2]) +
    shape(
      `M1574 ${horizon + 3}L1586 ${horizon - 11}L1594 ${horizon - 41}L1610 ${horizon - 63}L1622 ${horizon - 101}L1640 ${horizon - 125}L1652 ${horizon - 149}L1676 ${horizon - 165}L1660 ${horizon - 118}L1640 ${horizon - 86}L1632 ${horizon - 50}L1612 ${horizon - 26}L1606 ${horizon + 3}Z`,
      lit,
      'opacity="0.8"',
    ) +
    crack(1690, 140, 90) +
    crack(1724, 118, 84) +
    crack(1764, 84, 60) +
    flatStroke(`M1500 ${horizon + 3}H1920`, mix(hour.sand[0], hour.land[2], 0.5), 6)
  );
}

const shoreAt = (x: number, shore: number) =>
  shore +
  10 * Math.sin(x / 170 + 1) +
  6 * Math.sin(x / 61) +
  3 * Math.sin(x / 19 + 2) -
  (x - 960) * 0.012;

const shoreLine = (shore: number) =>
  Array.from({ length: 97 }, (_, i) => `L${i * 20} ${n(shoreAt(i * 20, shore))}`).join('');

/** The sea, a thin bright strip when it is out, with its last waves. */
function sea(hour: BayHour): string {
  const roll = chance(7);
  const deep = hour.shore - horizon;
  const waves = Array.from({ length: Math.round(deep * 1.5) }, () => {
    const part = roll();
    return lens(
      roll() * 1920,
      horizon + 4 + part * (deep - 10),
      30 + roll() * 210 * (0.3 + part),
      1.4 + part * 4.5,
      roll() > 0.5 ? hour.sea[1] : mix(hour.sea[0], '#0b2733', 0.25),
      0.25 + roll() * 0.35,
    );
  });
  const foam = [0, 9, 24]
    .map((up, i) =>
      stroke(
        `M0 ${n(shoreAt(0, hour.shore - up))}${shoreLine(hour.shore - up)}`,
        mix('#fffaf0', hour.sand[0], hour.day ? 0 : 0.45),
        [4.5, 2.4, 1.6][i] ?? 1,
        `opacity="${[0.95, 0.6, 0.4][i]}"`,
      ),
    )
    .join('');
  return (
    shape(
      `M0 ${horizon}${shoreLine(hour.shore + 12)}L1920 ${horizon}Z`,
      mix(hour.sand[0], hour.sea[1], 0.45),
    ) +
    shape(`M0 ${horizon}${shoreLine(hour.shore)}L1920 ${horizon}Z`, 'url(#sea)') +
    waves.join('') +
    foam
  );
}

/** Light on what is wet, denser and brighter under the sun. */
function glitter(
  hour: BayHour,
  top: number,
  bottom: number,
  count: number,
  spread: number,
  seed: number,
): string {
  const roll = chance(seed);
  return Array.from({ length: count }, () => {
    const part = roll();
    const y = top + part * (bottom - top);
    const off = (roll() + roll() + roll() - 1.5) * spread * (0.6 + part);
    const close = Math.max(0, 1 - Math.abs(off) / (spread * 1.3));
    return lens(
      sun[0] + off,
      y,
      (14 + roll() * 74) * (0.5 + part),
      1.2 + part * 4.2 * roll(),
      hour.glint,
      0.18 + close * 0.72,
    );
  }).join('');
}

/** Sand that is still wet, with the sky lying on it in streaks. */
function wet(hour: BayHour): string {
  const roll = chance(57);
  return Array.from({ length: 260 }, () => {
    const part = roll();
    return lens(
      roll() * 1980 - 30,
      hour.shore + 14 + part * (edge - hour.shore - 24),
      (50 + roll() * 240) * (0.35 + part),
      1.4 + part * 6 * roll(),
      roll() > 0.4 ? mix(hour.sky[2], hour.sky[0], roll()) : hour.sand[2],
      0.1 + roll() * 0.26,
    );
  }).join('');
}

/** Small stones between the shelves. */
function scattered(): Blob[] {
  const roll = chance(203);
  return Array.from({ length: 46 }, () => {
    const part = roll();
    return {
      x: roll() * 1960 - 20,
      y: 604 + part * 262,
      r: (7 + roll() * 18) * (0.6 + part),
      stretch: 1.5 + roll(),
      seed: Math.floor(roll() * 900),
    };
  }).filter(({ x }) => Math.abs(x - sun[0]) > 70);
}

const reef: readonly Blob[] = [
  { x: 60, y: 622, r: 62, stretch: 2.4, seed: 4 },
  { x: 300, y: 612, r: 34, stretch: 2.6, seed: 9 },
  { x: 560, y: 630, r: 66, stretch: 2.3, seed: 12 },
  { x: 930, y: 608, r: 30, stretch: 2.8, seed: 15 },
  { x: 1168, y: 640, r: 78, stretch: 1.8, seed: 21 },
  { x: 1640, y: 618, r: 66, stretch: 2.2, seed: 33 },
  { x: 1850, y: 664, r: 104, stretch: 1.5, seed: 37 },
  { x: 250, y: 704, r: 128, stretch: 1.7, seed: 45 },
  { x: 770, y: 716, r: 92, stretch: 2.1, seed: 52 },
  { x: 1490, y: 722, r: 96, stretch: 1.6, seed: 61 },
  { x: 1090, y: 790, r: 118, stretch: 1.7, seed: 66 },
  { x: 1740, y: 816, r: 176, stretch: 1.5, seed: 77 },
  { x: 20, y: 826, r: 150, stretch: 1.5, seed: 82 },
  { x: 520, y: 842, r: 168, stretch: 1.7, seed: 85 },
  ...scattered(),
].sort((a, b) => a.y - b.y);

/** A rock seen from a terrace: its outline pressed flat. */
const flat = (rock: Blob, grow = 0, up = 0) =>
  smooth(
    blob({ ...rock, rough: rock.rough ?? 0.26 }, grow).map(
      ([x, y]) => [x, rock.y + (y - rock.y) * 0.21 - up] as const,
    ),
  );

const tall = (rock: Blob) => rock.r * (0.22 + 0.13 * Math.sin(rock.seed));

/** Shadow of a rock: it falls away from the sun, towards the terrace. */
function fallen(rock: Blob, hour: BayHour): string {
  const [dx, dy] = [rock.x - sun[0], rock.y - horizon + 60];
  const far = Math.hypot(dx, dy);
  return Array.from({ length: 12 }, (_, i) => {
    const step = (rock.r * 0.055 * (i + 1)) / far;
    return shape(
      flat({ ...rock, x: rock.x + dx * step * 1.6, y: rock.y + dy * step }),
      mix(hour.rock[0], hour.sand[1], 0.25),
      'opacity="0.16"',
    );
  }).join('');
}

/** Flank, lit rim, top, and what grows on it. */
function boulder(rock: Blob, hour: BayHour): string {
  const roll = chance(rock.seed + 40);
  const high = tall(rock);
  const layers = Array.from({ length: 31 }, (_, i) =>
    shape(
      flat(rock, -rock.r * 0.0032 * i, (high * i) / 30),
      mix(mix(hour.rock[0], '#12181c', 0.4), mix(hour.rock[0], hour.rock[1], 0.25), i / 30),
    ),
  ).join('');
  const speck = Array.from({ length: Math.round(rock.r * 0.9) }, () => {
    const angle = roll() * Math.PI * 2;
    const out = Math.sqrt(roll()) * rock.r * 0.74;
    return lens(
      rock.x + Math.cos(angle) * out * (rock.stretch ?? 1),
      rock.y - high - 3 + Math.sin(angle) * out * 0.2,
      5 + roll() * 22,
      1 + roll() * 3,
      roll() > 0.6 ? hour.rock[2] : mix(hour.rock[1], hour.rock[0], 0.7),
      0.2 + roll() * 0.4,
    );
  }).join('');
  return (
    layers +
    shape(flat(rock, -rock.r * 0.1, high + 3.5), hour.rock[2], 'opacity="0.9"') +
    shape(flat(rock, -rock.r * 0.11, high), hour.rock[1]) +
    speck
  );
}

/** Draws a pool that the sea has left on a rock, with the sky in it. */
function mirror(rock: Blob, dx: number, dy: number, size: number, hour: BayHour): string {
  const lake = {
    x: rock.x + dx * rock.r,
    y: rock.y - tall(rock) + dy * rock.r * 0.2,
    r: rock.r * size,
    stretch: 1.9,
    rough: 0.3,
    seed: rock.seed + Math.round(dx * 90) + 7,
  };
  return (
    shape(flat(lake, 5, 1), mix(hour.rock[0], '#12181c', 0.3)) +
    shape(flat(lake), 'url(#lake)') +
    lens(lake.x - lake.r * 0.3, lake.y, lake.r * 1.5, 3, hour.glint, 0.55)
  );
}

/** Draws a person far off against the light, with a long shadow. */
function walker(x: number, y: number, high: number, coat: string, hour: BayHour, lean = 0): string {
  const [dx, dy] = [(x - sun[0]) * 0.09, high * 0.62];
  const k = high / 46;
  return (
    shape(
      `M${n(x - 4 * k)} ${y}L${n(x + dx * 2)} ${n(y + dy)}l${n(7 * k)} -2L${n(x + 4 * k)} ${y}Z`,
      hour.rock[0],
      'opacity="0.4"',
    ) +
    `<g transform="translate(${x} ${y}) scale(${n(k * 10)}e-1) rotate(${lean})">` +
    stroke('M-4 0L-3 -17M5 0L3 -17', '#1d262c', 4.6) +
    shape('M-7.500 -16Q-9 -32 -5 -37Q0 -40 5 -37Q9 -32 7.500 -16Q0 -13 -7.500 -16Z', coat) +
    stroke('M6 -34Q11 -28 9 -20', coat, 4) +
    disc(0.5, -42, 4.6, '#3a2b28') +
    shape('M-5 -43Q0 -51 6 -43Z', hour.rock[2]) +
    '</g>'
  );
}

/** The warm pool: the sky in it, ripples, and steam that drifts off. */
function pool(hour: BayHour): string {
  const roll = chance(23);
  const ripples = Array.from({ length: 620 }, () => {
    const part = roll() ** 0.8;
    const y = edge + 6 + part * (brim - edge - 6);
    const colour = roll() > 0.52 ? mix(hour.pool[0], '#ffffff', 0.25) : hour.pool[2];
    return lens(
      roll() * 1980 - 30,
      y,
      (26 + roll() * 150) * (0.35 + part),
      1 + part * 6 * roll(),
      colour,
      0.1 + roll() * 0.32,
    );
  }).join('');
  const steam = Array.from({ length: 34 }, () => {
    const x = roll() * 2000 - 40;
    const y = edge - 4 - roll() * 26 + roll() * 60;
    return cloud(x, y, 70 + roll() * 190, 7 + roll() * 22, 'steam');
  }).join('');
  return (
    box(0, edge, bayWidth, brim - edge + 4, 0, 'url(#pool)') +
    ripples +
    glitter(hour, edge + 4, brim, hour.day ? 210 : 40, 150, 91) +
    box(0, edge - 7, bayWidth, 5, 0, mix(hour.deck[0], '#12181c', 0.3)) +
    box(0, edge - 2, bayWidth, 3, 0, hour.glint, 'opacity="0.85"') +
    steam
  );
}

/** The brim: a row of tiles, and the deck, which is the paper of the page. */
function deck(hour: BayHour, paper: string): string {
  const roll = chance(5);
  const tiles = Array.from({ length: 25 }, (_, i) => {
    const x = i * 80 - 40;
    return (
      box(
        x + 2,
        brim,
        76,
        30,
        2,
        mix(hour.deck[0], roll() > 0.5 ? hour.deck[1] : '#6b3322', roll() * 0.22),
      ) + box(x + 4, brim + 1, 72, 3, 1, hour.glint, 'opacity="0.3"')
    );
  }).join('');
  return (
    box(0, brim - 5, bayWidth, 8, 0, mix(hour.pool[2], '#06161c', 0.4)) +
    box(0, brim - 1, bayWidth, 34, 0, hour.deck[1]) +
    tiles +
    box(0, brim + 33, bayWidth, bayHeight - brim, 0, paper)
  );
}

/** A pair of rubber boots, toes to the sea, and their shadow on the deck. */
function boots(x: number, size: number, colour: string, hour: BayHour): string {
  const boot = (dx: number, dy: number, k: number) =>
    `<g transform="translate(${n(x + dx)} ${n(brim + 40 + dy)}) scale(${k.toFixed(3)})">` +
    shape('M-12 2L10 2L34 30L-10 34Z', mix(hour.rock[0], paperOf(hour), 0.35), 'opacity="0.35"') +
    shape(
      'M-19 -112Q0 -118 19 -112L18 -46Q20 -30 34 -22Q52 -14 51 -2L-20 -2Q-17 -50 -19 -112Z',
      colour,
    ) +
    shape(
      'M19 -112L18 -46Q20 -30 34 -22Q46 -17 50 -9L40 -9Q22 -22 11 -34Q8 -70 10 -113Z',
      mix(colour, hour.glint, 0.45),
      'opacity="0.75"',
    ) +
    `<ellipse cx="0" cy="-112" rx="19" ry="5" fill="${mix(colour, '#12181c', 0.6)}"/>` +
    shape('M-20 -6L51 -6Q53 2 50 5L-20 5Z', mix(colour, '#12181c', 0.62)) +
    '</g>';
  return boot(-24 * size, -5, size * 0.97) + boot(22 * size, 3, size);
}

const paperOf = (hour: BayHour) => (hour.day ? '#faf5ec' : '#0b2733');

/** Two rails by which one gets out. */
const rails = (hour: BayHour) =>
  [0, 46]
    .map((x) => {
      const d = `M${1730 + x} ${brim + 46}V${brim - 46}Q${1730 + x} ${brim - 96} ${1684 + x} ${brim - 96}Q${1650 + x} ${brim - 96} ${1648 + x} ${brim - 54}V${brim - 8}`;
      return (
        stroke(d, mix('#39464b', hour.rock[0], 0.3), 11) +
        stroke(d, mix('#e9e4da', hour.glint, 0.4), 4.5)
      );
    })
    .join('');

/** Pools on the shelves: which shelf, where on it, how large. */
const lakes: readonly (readonly [x: number, dx: number, dy: number, size: number])[] = [
  [250, -0.5, -0.2, 0.3],
  [250, 0.7, 0.4, 0.2],
  [1168, -0.2, 0.1, 0.34],
  [770, 0.4, -0.1, 0.34],
  [1490, 0.05, 0, 0.36],
  [1090, -0.6, 0.1, 0.26],
  [1740, -0.5, 0.1, 0.32],
  [520, 0.2, 0, 0.32],
  [1640, 0.3, 0, 0.28],
];

function shelfAt(x: number): Blob {
  const found = reef.find((rock) => rock.x === x);
  if (!found) throw new Error(`No rock stands at ${x}.`);
  return found;
}

/** The bay from the hotel’s terrace, over the far edge of its pool, at one hour. */
export function bayParts(hour: BayHour): { content: string; defs: string } {
  const out = hour.shore < 700;
  const beach = out
    ? reef.map((rock) => fallen(rock, hour)).join('') +
      wet(hour) +
      glitter(hour, hour.shore + 8, edge - 10, 230, 120, 17) +
      reef.map((rock) => boulder(rock, hour)).join('') +
      lakes.map(([x, dx, dy, size]) => mirror(shelfAt(x), dx, dy, size, hour)).join('') +
      walker(1306, 690, 46, '#a4462a', hour) +
      walker(1336, 694, 34, '#0f5563', hour, 4) +
      walker(1070, 660, 36, '#2b4650', hour) +
      walker(1536, 676, 40, '#c98a3a', hour, -3) +
      walker(520, 676, 40, '#2b4650', hour)
    : [1168, 1640, 1850].map((x) => boulder({ ...shelfAt(x), r: 34 }, hour)).join('');
  const light = hour.day
    ? cloud(sun[0], sun[1], 760, 520, 'halo') + disc(sun[0], sun[1], 40, '#fffbea')
    : cloud(sun[0] - 60, horizon, 900, 260, 'halo') +
      shape('M1232 150a40 40 0 1 0 34 62a34 34 0 1 1 -34 -62z', '#fbeed6');
  const content =
    box(0, 0, bayWidth, horizon + 8, 0, 'url(#sky)') +
    light +
    stratus(hour) +
    shape(ridge(2000, 700, 92, 2), hour.land[0], 'opacity="0.75"') +
    shape(ridge(-80, 640, 118, 5), hour.land[0], 'opacity="0.85"') +
    shape(ridge(-80, 430, 72, 1), hour.land[1]) +
    morro(hour) +
    box(0, horizon, bayWidth, edge - horizon, 0, 'url(#sand)') +
    sea(hour) +
    glitter(hour, horizon + 4, hour.shore, hour.day ? 110 : 50, 130, 3) +
    beach +
    pool(hour) +
    rails(hour) +
    deck(hour, paperOf(hour));
  const defs =
    ramp('sky', hour.sky) +
    gradient('sea', hour.sea[0], hour.sea[1]) +
    ramp('sand', hour.sand) +
    ramp('pool', hour.pool) +
    gradient('lake', hour.sky[2], hour.sky[0]) +
    halo('halo', hour.glint, hour.day ? 0.85 : 0.6) +
    halo('steam', '#fffaf2', hour.day ? 0.34 : 0.26);
  return { content, defs };
}

/** The bay with four pairs of boots on the brim. */
export function bay(hour: BayHour): string {
  const { content, defs } = bayParts(hour);
  return board(
    bayWidth,
    bayHeight,
    content +
      boots(1000, 0.86, '#0f5563', hour) +
      boots(1112, 0.98, '#a4462a', hour) +
      boots(1238, 0.7, '#d49a3e', hour) +
      boots(1322, 0.5, '#a4462a', hour),
    defs,
  );
}

/** Four on an afternoon in November: the rocks lie bare. */
export const atFour: BayHour = {
  sky: ['#a9c8cd', '#c6d8d3', '#f1dcba', '#f7c58f'],
  cloud: '#e9b08a',
  land: ['#a9a29b', '#7d7f82', '#565b66'],
  sea: ['#7fa9ab', '#e3cfae'],
  sand: ['#f0cd9d', '#c79b76', '#a97e62'],
  rock: ['#46363a', '#7c5a4c', '#f2bd85'],
  pool: ['#f0d3a8', '#4f9ea2', '#0f5563'],
  glint: '#fff1cf',
  deck: ['#a9573a', '#d9b795'],
  shore: 566,
  day: true,
};

/** Ten past six: the sun is down and the sea is back. */
export const seaBack: BayHour = {
  sky: ['#152a3f', '#2f3c5a', '#75566a', '#eb9f6c'],
  cloud: '#7d5468',
  land: ['#55506a', '#3c4058', '#262f45'],
  sea: ['#c0826f', '#2c4a63'],
  sand: ['#3b4a60', '#33425a', '#2b3a50'],
  rock: ['#1a2230', '#2c3242', '#b97a62'],
  pool: ['#7fd0c4', '#2d8f96', '#0f5563'],
  glint: '#ffd9a0',
  deck: ['#5a3a3a', '#2b2f3c'],
  shore: 872,
  day: false,
};

/** Half past eight in the morning, half tide, a thin sun. */
export const halfTide: BayHour = {
  sky: ['#9fc9d6', '#c3dcdc', '#e7e9de', '#f7ecd6'],
  cloud: '#ffffff',
  land: ['#a9bcc0', '#8ba6ac', '#6f868f'],
  sea: ['#6fb0b6', '#b7d9d4'],
  sand: ['#ead2ae', '#d8ba94', '#c2a07c'],
  rock: ['#5a4a48', '#8f6f5c', '#f0d9b4'],
  pool: ['#d8efe8', '#6cc0c0', '#2a8a96'],
  glint: '#ffffff',
  deck: ['#b9684a', '#e3c9aa'],
  shore: 640,
  day: true,
};
