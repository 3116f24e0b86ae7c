import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { lights, night } from './kit.ts';

const envelope = (fill: string, flap: string, w = 300, h = 190) =>
  box(6, 10, w, h, 4, '#0b120f', 'opacity="0.35"') +
  box(0, 0, w, h, 4, fill) +
  stroke(`M6 6L${w / 2} ${h * 0.56}L${w - 6} 6`, flap, 4) +
  box(w - 62, h - 60, 40, 46, 2, '#d9481c', 'opacity="0.9"');

export const slotSize = [1600, 1280] as const;
const floor = 1090;

const wall = (w: number, h: number, under: number) => {
  const roll = chance(4);
  return (
    box(0, 0, w, h, 0, '#8a5f35') +
    Array.from({ length: Math.ceil(w / 140) }, (_, i) =>
      box(i * 140, 0, 4, under, 0, '#5e3f22', `opacity="${0.35 + roll() * 0.3}"`),
    ).join('') +
    box(0, under, w, h - under, 0, '#4a2f17') +
    [50, 110, 160].map((y) => box(0, under + y, w, 4, 0, '#33200e')).join('')
  );
};

/** The door from inside: its small pane, the bolt, the slot with a letter, and the basket below. */
const doorInside =
  box(-60, -160, 1260, 1000, 0, 'url(#glow-lamp)', 'opacity="0.5"') +
  box(250, 60, 640, floor - 60, 6, night.frame) +
  box(280, 90, 580, floor - 90, 0, night.door) +
  [425, 570, 715].map((x) => box(x, 90, 5, floor - 90, 0, night.doorDark)).join('') +
  box(280, 210, 580, 22, 0, night.doorDark) +
  box(280, 900, 580, 22, 0, night.doorDark) +
  box(430, 270, 280, 190, 6, night.frame) +
  box(446, 286, 248, 158, 0, '#1b2c28') +
  [470, 520, 590, 640, 668].map((x, i) => disc(x, 310 + ((i * 53) % 100), 3, '#e8efe4')).join('') +
  box(564, 286, 12, 158, 0, night.frame) +
  box(760, 540, 130, 30, 6, night.brass) +
  box(800, 530, 60, 50, 6, '#b98932') +
  disc(778, 555, 18, '#e9c06a') +
  box(440, 600, 260, 70, 10, night.brass) +
  box(466, 622, 208, 26, 4, night.frame) +
  at(
    478,
    634,
    `<svg x="0" y="0" width="190" height="130" viewBox="0 0 190 130">${box(4, -60, 178, 176, 3, night.paper)}${stroke('M4 116L92 40L182 116', '#cbb98f', 3)}</svg>`,
    1,
    3,
  ) +
  // The basket with the letters of tonight.
  shape(`M430 ${floor + 24}h290l60 40H370Z`, '#2d1c0c', 'opacity="0.5"') +
  at(428, floor - 236, envelope('#f6efdc', '#c9b68b', 170, 108), 1, -8) +
  at(560, floor - 250, envelope('#cfe3ea', '#8fb0bd', 170, 108), 1, 11) +
  shape(`M410 ${floor - 150}H730L700 ${floor + 30}H440Z`, '#7a4f26') +
  [0, 1, 2, 3]
    .map((i) => stroke(`M${416 + i * 6} ${floor - 108 + i * 38}H${724 - i * 6}`, '#5e3a18', 7))
    .join('') +
  shape(`M402 ${floor - 168}H738l-4 30H406Z`, '#94652f');

/** The telephone on its shelf, its cord down to the floor. */
const telephone = (cord: number) =>
  box(980, 640, 520, 30, 3, '#5e3a18') +
  shape('M1020 670h20l60 90h-20ZM1440 670h20l-60 90h20Z', '#5e3a18') +
  stroke(`M1400 640q70 10 60 70t30 90t-20 200V${cord}`, '#1c1f1d', 7) +
  shape('M1080 640Q1090 500 1180 490H1310Q1400 500 1410 640Z', '#1c1f1d') +
  disc(1245, 572, 62, '#f6efdc') +
  Array.from({ length: 10 }, (_, i) => {
    const turn = (i * 32 + 20) * (Math.PI / 180);
    const [x, y] = [1245 + 42 * Math.cos(turn), 572 + 42 * Math.sin(turn)];
    return disc(Math.round(x), Math.round(y), 9, '#1c1f1d');
  }).join('') +
  disc(1245, 572, 21, '#d9481c') +
  stroke('M1110 470Q1245 400 1380 470', '#1c1f1d', 40) +
  box(1080, 452, 70, 56, 20, '#1c1f1d') +
  box(1340, 452, 70, 56, 20, '#1c1f1d');

/** The week: five days have hours, two have none. Where letters would be small it has none. */
const week = (letters: boolean) =>
  box(8, 12, 460, 250, 4, '#3b2412', 'opacity="0.4"') +
  box(0, 0, 460, 250, 4, night.paper) +
  disc(230, 22, 9, '#d9481c') +
  ['M', 'T', 'W', 'T', 'F', 'S', 'S']
    .map(
      (day, i) =>
        (letters
          ? text(46 + i * 61, 88, 40, day, { face: 'display', weight: 700, anchor: 'middle' })
          : '') +
        (i < 5
          ? box(26 + i * 61, letters ? 110 : 70, 40, letters ? 104 : 140, 4, '#1f5e45')
          : stroke(`M${30 + i * 61} ${letters ? 162 : 140}h32`, '#b9ab90', 7)),
    )
    .join('');

/** The inside of the shut door at night: letters through the slot, their basket, the telephone on its shelf. */
export function slot(): string {
  const [w, h] = slotSize;
  return board(
    w,
    h,
    wall(w, h, floor) + doorInside + telephone(floor) + at(1010, 110, week(true), 1, 1.2),
    lights,
  );
}

export const slotNarrowSize = [1000, 1180] as const;

/** The same upright: the door to the left, the telephone on a smaller shelf beside the slot. */
export function slotNarrow(): string {
  const [w, h] = slotNarrowSize;
  return board(
    w,
    h,
    wall(w, h, 1000) +
      at(-205, 0, doorInside, 0.918) +
      at(-10, 250, telephone(1220), 0.62 + 0.03) +
      at(672, 210, week(false), 0.64, 1.6),
    lights,
  );
}
