import { darker } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board } from '../svg.ts';
import { block, flat, type Iso, isoBoard, isoDefs, leftWall, shadow } from './iso.ts';
import { shop } from './shop.ts';
import { palm, person } from './things.ts';

const [white, coral, blue, wood] = ['#fbf8f0', '#ef5a3c', '#2f7fd6', '#c98a3a'];
const body = { x: 0.9, y: 0.7, w: 2.7, d: 2, h: 2 };

/** A piece of ground with a side that shows what is under it. */
function plot(iso: Iso, top: string): string {
  const slab = block(iso, { x: 0, y: 0, z: -0.5, w: 4.4, d: 4.4, h: 0.5 }, top, false);
  const seam = leftWall(iso, { x: 0, y: 0, z: -0.5, w: 4.4, d: 4.4, h: 0.5 })(
    0,
    0,
    4.4,
    0.2,
    '#7d4d00',
    'opacity=".35"',
  );
  return `${slab}${flat(iso, 0, 0, 4.4, 4.4, top)}${seam}`;
}
const stake = (iso: Iso, x: number, y: number) =>
  block(iso, { x, y, w: 0.07, d: 0.07, h: 0.55 }, wood, false) +
  flat(iso, x, y, 0.07, 0.07, coral, 0.56);
const rope = (iso: Iso, points: readonly (readonly [number, number])[]) =>
  `<polyline points="${points.map(([x, y]) => iso.at([x, y, 0.44]).join()).join(' ')}" fill="none" stroke="${coral}" stroke-width="2.2"/>`;

const stages: readonly ((iso: Iso, roll: () => number) => string)[] = [
  (iso) =>
    plot(iso, '#ffd95c') +
    flat(iso, 0.9, 0.7, 2.7, 2, '#f3b71a') +
    rope(iso, [
      [0.9, 2.7],
      [0.9, 0.7],
      [3.6, 0.7],
    ]) +
    stake(iso, 0.9, 0.7) +
    stake(iso, 3.6, 0.7) +
    palm(iso, 0.5, 3.8, 1.7) +
    person(iso, 2.2, 1.8, blue) +
    stake(iso, 0.9, 2.7) +
    rope(iso, [
      [3.6, 0.7],
      [3.6, 2.7],
      [0.9, 2.7],
    ]) +
    stake(iso, 3.6, 2.7) +
    block(iso, { x: 2.7, y: 3.5, z: 0.3, w: 1, d: 0.08, h: 0.6 }, white, false) +
    block(iso, { x: 3.1, y: 3.5, w: 0.08, d: 0.06, h: 0.3 }, wood, false),
  (iso, roll) => {
    const heap = Array.from({ length: 60 }, () => {
      const [t, r] = [roll() * 6.3, roll()];
      const [a, b] = iso.at([
        3.5 + Math.cos(t) * r * 0.6,
        0.8 + Math.sin(t) * r * 0.6,
        (1 - r) * 0.9,
      ]);
      return [
        b,
        `<ellipse cx="${a}" cy="${b}" rx="${9 + roll() * 6}" ry="${6 + roll() * 4}" fill="${['#b87a00', '#d99600', '#a0660a'][Math.floor(roll() * 3)]}"/>`,
      ] as const;
    })
      .sort((p, q) => p[0] - q[0])
      .map(([, drawing]) => drawing)
      .join('');
    const [x, y, w, d] = [0.8, 1.1, 2.3, 2];
    const hole =
      flat(iso, x, y, w, d, '#7d4d00') +
      iso.poly(
        [
          [x, y, 0],
          [x + w, y, 0],
          [x + w, y, -0.42],
          [x, y, -0.42],
        ],
        '#a96c00',
      ) +
      iso.poly(
        [
          [x, y, 0],
          [x, y + d, 0],
          [x, y + d, -0.42],
          [x, y, -0.42],
        ],
        '#8c5600',
      );
    const digger =
      block(iso, { x: 2.2, y: 3.35, w: 1.1, d: 0.62, h: 0.2 }, '#14213d', false) +
      block(iso, { x: 2.3, y: 3.4, z: 0.2, w: 0.8, d: 0.52, h: 0.26 }, coral, false) +
      block(iso, { x: 2.62, y: 3.44, z: 0.46, w: 0.42, d: 0.44, h: 0.42 }, '#cfeaf8', false);
    const [a, b] = iso.at([2.4, 3.6, 0.5]);
    const arm = `<path d="M${a} ${b}L${a - 34} ${b - 62}L${a - 66} ${b - 18}" fill="none" stroke="${darker(coral, 0.15)}" stroke-width="10" stroke-linejoin="round"/><path d="M${a - 80} ${b - 22}h26l-4 22q-14 8 -22 -2Z" fill="#14213d"/>`;
    return (
      plot(iso, '#ffd95c') +
      hole +
      heap +
      digger +
      arm +
      person(iso, 0.5, 3.5, white) +
      stake(iso, 0.5, 0.6)
    );
  },
  (iso) => {
    const low = { ...body, h: 1.05 };
    const pole = (x: number, y: number) =>
      block(iso, { x, y, w: 0.06, d: 0.06, h: 2.15 }, wood, false);
    const plank = (z: number) =>
      block(iso, { x: 0.75, y: 2.78, z, w: 3, d: 0.3, h: 0.06 }, '#e0a860', false) +
      block(iso, { x: 3.68, y: 0.7, z, w: 0.28, d: 2.2, h: 0.06 }, '#e0a860', false);
    const bricks = Array.from({ length: 5 }, (_, i) =>
      leftWall(iso, low)(0, 0.18 + i * 0.18, 2.7, 0.015, darker(white, 0.25)),
    ).join('');
    return (
      plot(iso, '#ffd95c') +
      `<g opacity=".24">${shadow(iso, low)}</g>` +
      block(iso, low, white) +
      flat(iso, 1.05, 0.85, 2.4, 1.7, darker(white, 0.35), 1.05) +
      bricks +
      leftWall(iso, low)(0.35, 0.32, 1.2, 0.73, '#14385e') +
      leftWall(iso, low)(1.85, 0, 0.55, 1.05, '#14385e') +
      plank(0.55) +
      plank(1.35) +
      [0.75, 1.7, 2.7, 3.66].map((x) => pole(x, 3.04)).join('') +
      [0.8, 1.8].map((y) => pole(3.92, y)).join('') +
      person(iso.unit ? isoBoard(...iso.at([2, 2.92, 1.41]), iso.unit) : iso, 0, 0, coral) +
      block(iso, { x: 0.4, y: 3.6, w: 0.7, d: 0.4, h: 0.3 }, '#d98a5a')
    );
  },
  (iso, roll) =>
    plot(iso, '#ffe08a') +
    `<g opacity=".24">${shadow(iso, body)}</g>` +
    shop(iso, { ...body, colour: white, lit: 0.2 }, roll) +
    palm(iso, 0.5, 3.6, 1.9) +
    person(iso, 2.9, 3.5, '#1f8a63', '#e0b08a'),
  (iso, roll) =>
    plot(iso, '#ffe08a') +
    `<g opacity=".24">${shadow(iso, body)}</g>` +
    palm(iso, 0.45, 1.2, 2.6) +
    shop(
      iso,
      {
        ...body,
        colour: white,
        awning: [coral, white],
        sign: { words: 'BREAD', ground: coral, ink: white },
        lit: 0.9,
      },
      roll,
    ) +
    palm(iso, 4.1, 1.6, 2.2) +
    [
      [2.9, 3.3, blue],
      [2.45, 3.55, coral],
      [2, 3.75, white],
      [1.5, 3.85, '#1f8a63'],
      [1, 4, '#f2b90f'],
      [3.6, 3.4, '#14385e'],
      [3.9, 3.9, '#f7a48f'],
    ]
      .map(([x, y, coat]) =>
        person(
          iso,
          Number(x),
          Number(y),
          String(coat),
          ['#a8683f', '#7a4a2c', '#e0b08a'][Math.floor(roll() * 3)],
        ),
      )
      .join(''),
];

/** One shop from stakes to a line at its door, a piece of ground each. */
export function plots(): string {
  const roll = chance(9);
  return board(
    2000,
    480,
    stages.map((stage, i) => stage(isoBoard(200 + i * 400, 196, 50), roll)).join(''),
    isoDefs,
  );
}
