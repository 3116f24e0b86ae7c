import { evaporatedShare, evaporationRate } from '../../../src/homes/application/drying-time.ts';
import {
  type ClothId,
  cloths,
  hangingHour,
  tuesday,
} from '../../../src/homes/application/sample-weather.ts';
import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { box, disc, shape, stroke } from '../svg.ts';
import { basket, doneAt } from './answer-screens.ts';
import { bar, foot, say, screen, tall, tones, wide } from './screen.ts';
import { peg, piece } from './wash.ts';

/** A heap of cloud: discs on a level foot, lit from above. */
function cloud(
  x: number,
  y: number,
  k: number,
  light: string,
  shade: string,
  seed: number,
): string {
  const roll = chance(seed);
  const puffs = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    return {
      cx: x + (t - 0.5) * 190 * k,
      cy: y - Math.sin(t * Math.PI) * (34 + roll() * 26) * k,
      r: (18 + Math.sin(t * Math.PI) * 26 + roll() * 9) * k,
    };
  });
  const of = (fill: string, dy: number, grow: number) =>
    puffs
      .map(({ cx, cy, r }) =>
        disc(
          Number(cx.toFixed(1)),
          Number((cy + dy * k).toFixed(1)),
          Number((r * grow).toFixed(1)),
          fill,
        ),
      )
      .join('');
  return `<g>${of(shade, 9, 1)}${of(mix(light, shade, 0.4), 2, 0.94)}${of(light, -7, 0.8)}</g>`;
}

interface Hour {
  clock: string;
  charge: number;
  hour: number;
  top: string;
  low: string;
  ink: string;
  word: string;
  say: string;
  clouds: readonly (readonly [x: number, y: number, k: number])[];
  shade: string;
  light: string;
}

const hours: readonly Hour[] = [
  {
    clock: '8:52',
    charge: 71,
    hour: 8,
    top: '#d9cfd2',
    low: '#f3e3d2',
    ink: tones.ink,
    word: 'Fog',
    say: 'gone by half past nine',
    clouds: [
      [110, 300, 1.5],
      [330, 350, 1.7],
      [60, 410, 1.5],
      [250, 440, 2],
    ],
    light: '#f4ece6',
    shade: '#cfc3c6',
  },
  {
    clock: '9:00',
    charge: 71,
    hour: 9,
    top: '#a9c9d6',
    low: '#ffe3c4',
    ink: tones.ink,
    word: 'Lifting',
    say: 'wind from the sea at ten',
    clouds: [
      [330, 330, 1.2],
      [70, 400, 1.4],
    ],
    light: '#fff8ec',
    shade: '#d6c5c2',
  },
  {
    clock: '1:45',
    charge: 66,
    hour: 13,
    top: '#5fa3bd',
    low: '#d8ecec',
    ink: '#10222e',
    word: 'Drying',
    say: 'north-west, and steady',
    clouds: [
      [300, 318, 0.72],
      [110, 372, 0.5],
    ],
    light: '#ffffff',
    shade: '#c6dbe2',
  },
  {
    clock: '5:10',
    charge: 64,
    hour: 17,
    top: '#3d3557',
    low: '#d9785f',
    ink: '#fff3e6',
    word: 'Rain',
    say: 'over the bar since five',
    clouds: [
      [90, 300, 1.7],
      [310, 330, 1.9],
      [200, 390, 1.6],
    ],
    light: '#7d6c86',
    shade: '#453a5c',
  },
];

/** @throws where the day has no such step */
function hourAt(step: number): Hour {
  const hour = hours[step];
  if (!hour) throw new Error(`The day has no step ${step}.`);
  return hour;
}

/** The sky over the river bar at one hour, and what it does to a wet sheet. */
export function sky(step: number): string {
  const now = hourAt(step);
  const air = tuesday.find(({ hour }) => hour === now.hour);
  if (!air) throw new Error(`No weather at ${now.clock}.`);
  const most = Math.max(...tuesday.map(evaporationRate));
  const bars = tuesday.map((one, i) => {
    const up = (evaporationRate(one) / most) * 92;
    const x = 32 + i * 32.6;
    return box(
      x,
      832 - up,
      24,
      Math.max(4, up),
      7,
      one.hour === now.hour ? tones.coral : tones.ink,
      one.hour === now.hour ? '' : 'opacity=".24"',
    );
  });
  const rain = air.rain
    ? Array.from({ length: 60 }, (_, i) =>
        stroke(
          `M${(i * 89) % wide} ${400 + ((i * 61) % 130)}l-9 26`,
          '#e6dcf0',
          1.6,
          'opacity=".4"',
        ),
      ).join('')
    : '';
  const figure = (x: number, value: string, unit: string) =>
    say(x, 690, 38, value, { weight: 800 }) +
    say(x, 716, 16, unit, { fill: tones.soft, weight: 500 });
  return screen(
    'url(#air)',
    (step === 2
      ? disc(104, 268, 46, '#fff1c9') + disc(104, 268, 78, '#fff1c9', 'opacity=".28"')
      : '') +
      now.clouds
        .map(([x, y, k], i) => cloud(x, y, k, now.light, now.shade, i + step * 5 + 3))
        .join('') +
      rain +
      shape(`M0 566Q90 528 180 548T${wide} 534V640H0Z`, mix(now.low, '#4a4a68', 0.45)) +
      box(0, 572, wide, 90, 0, mix(now.top, '#5a6482', 0.4)) +
      Array.from({ length: 26 }, (_, i) =>
        stroke(
          `M${(i * 67) % wide} ${580 + ((i * 29) % 52)}h${16 + (i % 4) * 10}`,
          '#fff',
          1.6,
          'opacity=".3"',
        ),
      ).join('') +
      stroke('M224 574V500M216 574h16M219 560h10M220 540h8', tones.ink, 3) +
      disc(224, 496, 6, step === 3 ? '#ffdc8a' : '#f2674a') +
      bar(now.clock, now.charge, now.ink) +
      say(26, 138, 60, now.word, { weight: 800, fill: now.ink }) +
      say(28, 178, 20, now.say, { fill: now.ink, weight: 500 }) +
      box(0, 632, wide, tall - 632, 36, tones.sand) +
      box(0, 700, wide, 200, 0, tones.sand) +
      figure(30, `${air.temperature}°`, 'warm') +
      figure(158, `${air.humidity}%`, 'damp') +
      figure(292, String(air.wind), 'mph') +
      bars.join('') +
      say(32, 864, 15, '8', { fill: tones.soft }) +
      say(wide - 32, 864, 15, '7', { fill: tones.soft, anchor: 'end' }) +
      say(wide / 2, 864, 15, 'how fast it dries', { fill: tones.soft, anchor: 'middle' }) +
      foot(),
    `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${now.top}"/><stop offset=".66" stop-color="${now.low}"/></linearGradient>`,
  );
}

const lines: readonly { y: number; sag: number; wash: readonly (readonly [ClothId, number])[] }[] =
  [
    {
      y: 232,
      sag: 16,
      wash: [
        ['sheet', 56],
        ['shirt', 214],
        ['shirt', 314],
      ],
    },
    {
      y: 404,
      sag: 18,
      wash: [
        ['towel', 34],
        ['towel', 128],
        ['towel', 222],
        ['towel', 316],
      ],
    },
    {
      y: 512,
      sag: 15,
      wash: [
        ['sock', 14],
        ['sock', 80],
        ['sock', 146],
        ['sock', 212],
        ['sock', 278],
        ['sock', 344],
      ],
    },
    {
      y: 634,
      sag: 14,
      wash: [
        ['jeans', 30],
        ['bath', 142],
        ['bath', 252],
      ],
    },
  ];

const when = [8.8, 9, 13.75, 17.2] as const;
const heads = [
  ['42 feet free', 'and 32 pegs in the bag'],
  ['All hung', 'sixteen pieces, all of them dark'],
  ['Three still wet', 'one line to go round'],
  ['Bare', 'taken in at ten to four'],
] as const;

/** The line itself, as it hangs at one hour: dark is wet, bare pegs are done. */
export function line(step: number): string {
  const now = when[step] ?? 9;
  const ground = step === 3 ? '#3b2f52' : step === 0 ? '#efd9bd' : '#f6e2c8';
  const ink = step === 3 ? '#fff3e6' : tones.ink;
  const share = (id: ClothId) =>
    evaporatedShare(cloths.find((one) => one.id === id)?.water ?? 1, hangingHour, now, tuesday);
  const drawn = lines.map(({ y, sag, wash }, row) => {
    const at = (x: number) => y + sag * Math.sin((x / wide) * Math.PI);
    const out = step !== 0;
    return (
      stroke(`M-10 ${y}Q210 ${y + sag * 2} 430 ${y}`, ink, 2.6) +
      wash
        .map(([id, x], i) => {
          const k = id === 'towel' ? 0.66 : id === 'sock' ? 0.62 : 0.94;
          const gone = step === 3 || (step === 2 && doneAt(id) <= now);
          const [from, to] = id === 'sheet' ? [x - 30 * k, x + 130 * k] : [x + 14 * k, x + 84 * k];
          const cloth =
            out && !gone
              ? piece({
                  id,
                  x,
                  y: at(x + 40) - 2,
                  k,
                  dry: share(id),
                  turn: (i % 2 ? 1 : -1) * (row + 1) * 0.7,
                })
              : '';
          const pegs = out
            ? [from, to].map((px) => peg(px, at(px) + 1)).join('')
            : i === 0
              ? peg(from, at(from))
              : '';
          return cloth + pegs;
        })
        .join('')
    );
  });
  const [head, sub] = heads[step] ?? heads[0];
  const count = Object.values(basket).reduce((sum, one) => sum + one, 0);
  return screen(
    ground,
    bar(hourAt(step).clock, hourAt(step).charge, ink) +
      say(26, 136, 50, head, { weight: 800, fill: ink }) +
      say(28, 176, 19, sub, { fill: ink, weight: 500 }) +
      drawn.join('') +
      box(22, 816, wide - 44, 52, 26, step === 3 ? '#52436f' : '#fffaf2') +
      say(
        46,
        847,
        18,
        step === 0 ? `${count} pieces wait` : step === 3 ? 'Nothing hangs' : 'Dark is wet',
        { fill: ink, weight: 600 },
      ) +
      (step === 1 || step === 2 ? box(286, 828, 96, 24, 12, 'url(#damp)') : '') +
      foot(ink),
    '<linearGradient id="damp"><stop offset="0" stop-color="#8b3a2c"/><stop offset="1" stop-color="#ffb59c"/></linearGradient>',
  );
}
