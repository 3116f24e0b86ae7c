import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { closed, handCut, lineOf, type Point, parallels, rays } from '../curves.ts';
import { gouges } from '../gouge.ts';
import { ground, skyline } from './queue-people.ts';

export const width = 520;

export const height = 260;

export const frame = handCut(
  [
    [4, 4],
    [516, 3],
    [517, 256],
    [3, 257],
  ],
  0.8,
  13,
);

export const light: Point = [59, 50];

export const groundLight = (x: number, y: number) => {
  const away = Math.hypot((x - light[0]) / 1.5, y - 215);
  return (
    0.6 +
    0.5 * Math.exp(-((away / 120) ** 2)) +
    0.5 * (noise(x / 46, y / 9, 3) - 0.5) +
    (y - skyline) / 1100
  );
};

export const groundCurves = Array.from({ length: 34 }, (_, index) => {
  const share = (index / 33) ** 1.5;
  const y = skyline + 3 + share * 206;
  return lineOf([-5, y + 6 * share], [width + 5, y - 8 * share]).map(
    ([x, py]): Point => [x, py + (noise(x / 70, index * 1.4, 6) - 0.5) * (2 + 13 * share)],
  );
});

/** A building with snow on its roof, a window or two lit. */
export function building(
  x: number,
  floor: number,
  w: number,
  tall: number,
  roof: number,
  windows: readonly number[],
): string {
  const eave = floor - tall;
  return [
    cut(
      `M${x - 3} ${eave}l${w / 2 + 3} ${-roof}l${w / 2 + 3} ${roof}z`,
      'stroke="#fff" stroke-width="2"',
    ),
    ink(`M${x} ${floor}v${-tall}l${w / 2} ${-roof + 5}l${w / 2} ${roof - 5}v${tall}z`),
    within(
      `M${x} ${floor}v${-tall}l${w / 2} ${-roof + 5}l${w / 2} ${roof - 5}v${tall}z`,
      cut(
        gouges(
          parallels(
            { x, y: eave - roof, width: w, height: tall + roof },
            { angle: 0, spacing: 4, wave: 0.3 },
          ),
          { spacing: 4, light: () => 0.3, push: [9, 40], rest: 4, seed: Math.round(x) },
        ),
      ),
    ),
    ink(
      `M${x - 4} ${eave + 1}l${w / 2 + 4} ${-roof}l${w / 2 + 4} ${roof}l-2 1.4l${-w / 2 - 2} ${-roof + 1}l${-w / 2 - 2} ${roof - 1}z`,
    ),
    ...windows.map(
      (at) =>
        `${ink(`M${x + at - 1.4} ${eave + 3.6}h8.8v9.8h-8.8z`)}${cut(`M${x + at} ${eave + 5}h2.6v3.2h-2.6zM${x + at + 3.4} ${eave + 5}h2.6v3.2h-2.6zM${x + at} ${eave + 9}h2.6v3.2h-2.6zM${x + at + 3.4} ${eave + 9}h2.6v3.2h-2.6z`)}`,
    ),
  ].join('');
}

/** The wall of the clinic at the left, its steps, the door with a lit pane and the lamp over it. */
export const door = { left: 34, right: 84, top: 84, floor: 214 };

const wall = closed([
  [-5, -5],
  [112, -5],
  [112, 20],
  [108, 212],
  [-5, 240],
]);

export function clinic(): string {
  const boards = parallels(
    { x: -5, y: 0, width: 125, height: 240 },
    { angle: -1.5, spacing: 8.4, wave: 0.7, seed: 2 },
  );
  const { left, right, top, floor } = door;
  return [
    cut(wall, 'stroke="#fff" stroke-width="4"'),
    ink(wall),
    within(
      wall,
      cut(
        gouges(boards, {
          spacing: 8.4,
          light: (x, y) =>
            0.16 + 0.5 * Math.exp(-((Math.hypot(x - light[0], y - light[1]) / 62) ** 2)),
          push: [22, 80],
          rest: 5,
          seed: 9,
        }),
      ),
    ),
    // Frame and door
    ink(
      handCut(
        [
          [left - 9, floor + 4],
          [left - 9, top - 11],
          [right + 9, top - 11],
          [right + 9, floor + 1],
        ],
        0.5,
      ),
    ),
    cut(
      handCut(
        [
          [left - 4, floor + 2],
          [left - 4, top - 6],
          [right + 4, top - 6],
          [right + 4, floor],
        ],
        0.4,
      ),
    ),
    ink(
      handCut(
        [
          [left, floor + 1],
          [left, top],
          [right, top],
          [right, floor - 1],
        ],
        0.4,
      ),
    ),
    cut(
      handCut(
        [
          [left + 7, top + 52],
          [left + 7, top + 8],
          [right - 7, top + 8],
          [right - 7, top + 52],
        ],
        0.5,
      ),
    ),
    ink(
      `M${(left + right) / 2 - 1.3} ${top + 6}h2.6v48h-2.6zM${left + 6} ${top + 29}h${right - left - 12}v2.4h${-(right - left - 12)}z`,
    ),
    cut(
      gouges(
        [
          lineOf([left + 9, top + 64], [left + 9, floor - 12]),
          lineOf([left + 9, top + 64], [right - 9, top + 64]),
          lineOf([right - 9, top + 64], [right - 9, floor - 12]),
          lineOf([left + 9, floor - 12], [right - 9, floor - 12]),
        ],
        { spacing: 1.8, light: () => 0.9, push: [30, 90], seed: 5 },
      ),
    ),
    cut(`M${right - 7} ${top + 58}a2.2 2.2 0 1 0 .1 0z`),
    // Steps
    cut(
      closed([
        [left - 18, floor],
        [right + 16, floor - 3],
        [right + 24, floor + 14],
        [left - 24, floor + 18],
      ]),
    ),
    ink(
      gouges(
        [
          lineOf([left - 22, floor + 8], [right + 18, floor + 4]),
          lineOf([left - 26, floor + 19], [right + 26, floor + 14]),
        ],
        { spacing: 2.6, light: () => 0.9, push: [40, 120], seed: 8 },
      ),
    ),
    // The lamp
    ink(
      handCut(
        Array.from(
          { length: 12 },
          (_, at): Point => [
            light[0] + 21 * Math.cos(at / 1.91),
            light[1] + 17 * Math.sin(at / 1.91),
          ],
        ),
        0.4,
      ),
    ),
    cut(
      gouges(rays(light, { from: 9, to: 34, count: 20, start: -5, end: 185 }), {
        spacing: 4.4,
        light: (x, y) => 1.05 - Math.hypot(x - light[0], y - light[1]) / 44,
        push: [14, 30],
        seed: 3,
      }),
    ),
    cut(`M${light[0] - 6} ${light[1]}a6 6.5 0 1 0 12 0a6 6.5 0 1 0 -12 0z`),
    ink(`M${light[0] - 11} ${light[1] - 3}l5-7v-12h12v12l5 7z`),
  ].join('');
}

export const flakes = (seed: number, count: number, from: number, to: number) => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [chance() * width, from + chance() * (to - from), 0.5 + chance() ** 2 * 1.7];
    return closed(
      Array.from(
        { length: 6 },
        (_, corner): Point => [
          x + r * (0.8 + 0.4 * chance()) * Math.cos(corner * 1.05),
          y + r * 1.2 * (0.8 + 0.4 * chance()) * Math.sin(corner * 1.05),
        ],
      ),
    );
  }).join('');
};

export const lamp = (x: number, away: number): string => {
  const [[px, py], unit] = ground(x, away);
  const top = py - 5.2 * unit;
  return `${cut(gouges(rays([px + 1, top + 2], { from: 4, to: 26, count: 17 }), { spacing: 3, light: (fx, fy) => 1 - Math.hypot(fx - px, fy - top) / 28, seed: 4 }))}${cut(`M${px - 3} ${top}h8v4h-8z`)}${ink(`M${px - 0.8} ${py}V${top}h1.8V${py}zM${px - 4} ${top - 2}h10l-2 3h-6z`)}`;
};
