import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { lights, lit, night, rooms } from './kit.ts';

const planks = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 0, night.wall) +
  Array.from({ length: Math.ceil(w / 46) }, (_, i) =>
    box(x + i * 46, y, 3, h, 0, night.seam, `opacity="${0.5 + ((i * 7) % 5) / 10}"`),
  ).join('');

function stones(x: number, y: number, w: number, h: number): string {
  const roll = chance(9);
  const rows = Math.ceil(h / 52);
  const laid = Array.from({ length: rows }, (_, row) => {
    let left = x - (row % 2) * 50;
    let out = '';
    while (left < x + w) {
      const wide = 70 + Math.round(roll() * 60);
      out += box(
        left,
        y + row * 52,
        wide - 5,
        47,
        10,
        roll() > 0.5 ? night.stone : night.stoneDark,
      );
      left += wide;
    }
    return out;
  }).join('');
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${box(x, y, w, h, 0, '#22282a')}${laid}</svg>`;
}

/** The door: shut, its lamp lit, a card on it; 320 by 520, standing on y = 0. */
export const door =
  shape('M-290 40L-70 -540H70L290 40Z', 'url(#cone)') +
  box(-180, -560, 360, 562, 4, night.frame) +
  box(-160, -540, 320, 540, 0, night.door) +
  [-160, -54, 52].map((x) => box(x + 104, -540, 4, 540, 0, night.doorDark)).join('') +
  box(-160, -132, 320, 14, 0, night.doorDark) +
  box(-160, -440, 320, 14, 0, night.doorDark) +
  disc(124, -262, 13, night.brass) +
  box(119, -256, 10, 44, 5, night.brass) +
  // The slot for letters, and one that is just going in.
  box(-62, -226, 124, 34, 6, night.brass) +
  box(-48, -216, 96, 12, 3, night.frame) +
  at(-34, -208, box(0, 0, 68, 40, 2, night.paper) + stroke('M4 4L34 24L64 4', '#b9ab90', 3), 1, 4) +
  // A card on two nails.
  at(
    -100,
    -412,
    box(0, 0, 200, 112, 3, night.paper) +
      text(100, 77, 60, 'SHUT', { face: 'display', weight: 800, anchor: 'middle' }),
    1,
    -2,
  ) +
  // The lamp.
  box(-150, -760, 300, 300, 0, 'url(#glow-lamp)') +
  stroke('M0 -690v34', night.frame, 8) +
  shape('M-60 -598Q-54 -660 0 -662T60 -598Z', '#0c100e') +
  disc(0, -600, 22, '#fff3cf') +
  box(-220, -2, 440, 26, 4, night.stone) +
  box(-228, -10, 456, 14, 6, night.snow);

function stars(w: number, h: number, count: number): string {
  const roll = chance(31);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [roll() * w, roll() * h, 1.6 + roll() * 2.6];
    return disc(
      Math.round(x),
      Math.round(y),
      r,
      '#e8efe4',
      `opacity="${(0.35 + roll() * 0.6).toFixed(2)}"`,
    );
  }).join('');
}

const moon = (x: number, y: number) =>
  shape(`M${x} ${y - 60}a60 60 0 1 0 46 98a50 50 0 1 1 -46 -98Z`, '#f4ead0');

/** Light that falls out of a window onto the snow, and is gone before the snow is. */
const spill = (x: number, y: number, w: number, faint = 1) =>
  shape(`M${x} ${y}h${w}l92 168H${x - 92}Z`, 'url(#spill)', `opacity="${faint}"`);

const firs = (x: number, y: number, tall: number) =>
  [0, 1, 2]
    .map((i) =>
      shape(
        `M${x} ${y - tall + i * tall * 0.22}l${tall * 0.13 + i * tall * 0.05} ${tall * 0.34}h-${tall * 0.26 + i * tall * 0.1}Z`,
        night.hill,
      ),
    )
    .join('') + box(x - 6, y - tall * 0.3, 12, tall * 0.32, 0, night.hill);

export const wideSize = [2880, 1200] as const;

/** The mill from across the lane, from edge to edge: two lights are out, one room is at work, two wait. */
export function wide(): string {
  const [w, h] = wideSize;
  const ground = 1030;
  const upper = ['out', 'out', 'bright', 'low', 'low'] as const;
  const inside = [rooms.shelf, '', rooms.now, rooms.ready, rooms.shelf];
  return board(
    w,
    h,
    box(0, 0, w, h, 0, 'url(#sky)') +
      stars(w, 520, 90) +
      moon(330, 240) +
      shape(`M0 700Q420 520 900 640T1800 600T${w} 560V${h}H0Z`, night.hillFar) +
      shape(`M0 800Q300 720 620 780T1400 800T${w} 700V${h}H0Z`, night.hill) +
      [60, 150, 262, 380].map((x, i) => firs(x, 960, 250 + ((i * 83) % 130))).join('') +
      [2630, 2740, 2830].map((x, i) => firs(x, 980, 300 + ((i * 97) % 150))).join('') +
      // The house.
      shape('M470 250L560 110H2480L2570 250Z', night.roof) +
      shape('M470 250L486 226H2554L2570 250Z', night.snowDark) +
      shape('M552 122L560 104H2480L2488 122Z', night.snow) +
      box(2160, 20, 110, 130, 0, night.stoneDark) +
      box(2150, 10, 130, 22, 4, night.snow) +
      shape('M2200 6q-40 -50 10 -92t-20 -96h40q60 46 16 96t14 92Z', '#93a5a2', 'opacity="0.16"') +
      planks(520, 250, 2000, 460) +
      stones(520, 700, 2000, 340) +
      box(508, 692, 2024, 24, 3, night.wallDark) +
      upper.map((light, i) => lit(620 + i * 380, 310, light, inside[i])).join('') +
      // Below: the baker's window, dark until three, and the door.
      at(690, 800, lit(0, 0, 'out'), 0.62) +
      at(1010, 800, lit(0, 0, 'out'), 0.62) +
      box(680, 742, 540, 40, 4, night.doorDark) +
      text(950, 773, 30, 'BAKERY, FROM THREE', {
        face: 'display',
        weight: 700,
        anchor: 'middle',
        fill: '#cbbf9f',
        spacing: 3,
      }) +
      shape(
        `M0 ${ground}Q700 ${ground - 26} 1400 ${ground}T${w} ${ground - 14}V${h}H0Z`,
        night.snow,
      ) +
      shape(
        `M0 ${ground + 90}Q800 ${ground + 50} 1500 ${ground + 96}T${w} ${ground + 70}V${h}H0Z`,
        night.snowDark,
      ) +
      spill(1380, ground, 300) +
      spill(1760, ground, 300, 0.5) +
      spill(2140, ground, 300, 0.5) +
      at(1950, ground, door, 0.62) +
      // Steps to the door, and not away from it.
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          at(
            1940 - i * 62,
            ground + 34 + i * 20,
            shape('M-13 0q13 -10 26 0t-26 0Z', night.hillFar, 'opacity="0.75"') +
              shape('M-3 14q13 -10 26 0t-26 0Z', night.hillFar, 'opacity="0.75"'),
          ),
        )
        .join(''),
    lights,
  );
}

export const narrowSize = [1200, 1600] as const;

/** Courses of slate from one height to another, under a roof that narrows to its ridge. */
const slates = (left: number, right: number, from: number, to: number) =>
  Array.from(
    { length: Math.floor((to - from) / 40) },
    (_, row) =>
      stroke(`M${left} ${from + 40 + row * 40}H${right}`, night.slateEdge, 3) +
      Array.from({ length: Math.ceil((right - left) / 74) }, (__, i) =>
        stroke(`M${left + (row % 2) * 37 + i * 74} ${from + row * 40 + 4}v34`, night.slateEdge, 3),
      ).join(''),
  ).join('');

/** The same night upright: the roof and its chimney, the room that is at work beside one that is done, the door. */
export function narrow(): string {
  const [w, h] = narrowSize;
  const ground = 1430;
  const small = (x: number) =>
    at(
      x,
      1280,
      box(-120, -130, 240, 260, 4, night.frame) +
        box(-104, -114, 208, 228, 0, night.out) +
        box(-6, -114, 12, 228, 0, night.frame) +
        stroke('M-80 -20L-30 -84', '#33504c', 6),
    );
  return board(
    w,
    h,
    box(0, 0, w, h, 0, 'url(#sky)') +
      stars(w, 170, 34) +
      moon(1010, 72) +
      // Chimney, and slates under snow.
      box(220, 46, 120, 150, 0, night.stoneDark) +
      box(206, 34, 148, 26, 5, night.snow) +
      shape('M-80 384L30 150H1170L1280 384Z', night.slate) +
      `<svg x="0" y="190" width="${w}" height="176" viewBox="0 190 ${w} 176">${slates(-10, w, 186, 366)}</svg>` +
      shape(
        'M16 182L32 146H1168L1184 182Q1140 204 1090 190T960 202T800 188T640 206T470 190T300 204T150 190T16 182Z',
        night.snow,
      ) +
      shape('M-80 384L-66 354H1266L1280 384Z', night.snow) +
      box(-80, 384, 1360, 14, 0, night.frame) +
      planks(-20, 398, 1240, 442) +
      stones(-20, 840, 1240, 600) +
      box(-20, 830, 1240, 26, 0, night.wallDark) +
      lit(60, 440, 'out', rooms.shelf) +
      lit(450, 440, 'bright', rooms.now) +
      lit(840, 440, 'low', rooms.ready) +
      shape(`M0 ${ground}Q600 ${ground - 30} ${w} ${ground}V${h}H0Z`, night.snow) +
      shape(`M0 ${ground + 90}Q600 ${ground + 50} ${w} ${ground + 80}V${h}H0Z`, night.snowDark) +
      spill(450, ground - 4, 300, 0.7) +
      at(600, ground, door, 0.86) +
      small(170) +
      small(1030),
    lights,
  );
}
