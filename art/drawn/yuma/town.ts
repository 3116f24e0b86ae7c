import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box } from '../svg.ts';
import { flat, type Iso, isoBoard, isoDefs, shadow } from './iso.ts';
import { type Shop, shop } from './shop.ts';
import { car, palm, person, searchlight } from './things.ts';

export const ground = '#ffd02e';
const [pave, road, paint] = ['#ffe49a', '#f3b71a', '#fff3c9'];
const [white, sky, blue, coral, ink] = ['#fbf8f0', '#7cc6f2', '#2f7fd6', '#ef5a3c', '#14385e'];

/** The four shops of the first screen that the light can find, with their positions. */
const found: readonly Shop[] = [
  {
    x: 1.9,
    y: 2.7,
    w: 2.8,
    d: 2,
    h: 2,
    colour: white,
    awning: [coral, white],
    sign: { words: 'BREAD', ground: coral, ink: white },
    lit: 0.8,
  },
  {
    x: 8.2,
    y: 2.4,
    w: 2.7,
    d: 2.2,
    h: 2.7,
    colour: '#bfe6d4',
    awning: ['#1f8a63', white],
    sign: { words: 'DRUGS', ground: '#1f8a63', ink: white },
    lit: 0.6,
  },
  {
    x: 1.3,
    y: 9,
    w: 2.7,
    d: 2,
    h: 1.9,
    colour: sky,
    awning: [blue, white],
    sign: { words: 'BIKES', ground: ink, ink: '#ffd02e' },
    lit: 0.6,
  },
  {
    x: -4.6,
    y: 2.6,
    w: 2.7,
    d: 2,
    h: 2.4,
    colour: '#f7a48f',
    awning: [ink, white],
    sign: { words: 'KEYS', ground: '#ffffff', ink },
    lit: 0.7,
  },
];

const others: readonly Shop[] = [
  { x: -6, y: -6, w: 2.2, d: 2.2, h: 5.2, colour: blue, lit: 0.3 },
  { x: -3.6, y: -6, w: 1.9, d: 2, h: 3.2, colour: white },
  { x: -6, y: -3.5, w: 2, d: 1.8, h: 2.2, colour: coral, roof: 'gable', roofColour: '#c8492f' },
  { x: -3.5, y: -3.4, w: 1.8, d: 1.7, h: 1.7, colour: sky, roof: 'gable', roofColour: ink },
  { x: 0.4, y: -6, w: 2.1, d: 2.1, h: 3.9, colour: '#f7a48f', lit: 0.35 },
  { x: 2.9, y: -6, w: 2, d: 2.2, h: 6.3, colour: white, lit: 0.35 },
  { x: 0.5, y: -3.4, w: 4.1, d: 1.7, h: 1.8, colour: sky, awning: [white, coral] },
  { x: 6.9, y: -6, w: 2.2, d: 2.2, h: 4.4, colour: coral, lit: 0.3 },
  { x: 9.5, y: -5.9, w: 1.9, d: 2, h: 2.5, colour: blue },
  { x: 7, y: -3.3, w: 1.9, d: 1.7, h: 1.6, colour: white, roof: 'gable' },
  { x: 9.3, y: -3.3, w: 2, d: 1.8, h: 1.7, colour: '#bfe6d4', roof: 'gable', roofColour: blue },
  { x: -6.1, y: 0.4, w: 2.1, d: 1.7, h: 3.1, colour: white, lit: 0.4 },
  { x: -3.6, y: 0.4, w: 1.8, d: 1.6, h: 1.6, colour: blue, roof: 'gable' },
  { x: 0.3, y: 0.3, w: 2.1, d: 1.9, h: 3.4, colour: sky, lit: 0.4 },
  { x: 2.9, y: 0.4, w: 1.8, d: 1.6, h: 1.6, colour: '#f7a48f', roof: 'gable', roofColour: ink },
  { x: 6.9, y: 0.2, w: 1.9, d: 1.7, h: 2.2, colour: white },
  { x: 9.3, y: 0.2, w: 2, d: 1.7, h: 3.7, colour: blue, lit: 0.3 },
  { x: -6.1, y: 7, w: 2, d: 1.8, h: 1.6, colour: sky, roof: 'gable', roofColour: coral },
  { x: -3.6, y: 7, w: 1.9, d: 1.8, h: 2.4, colour: white },
  { x: -5, y: 9.3, w: 2.6, d: 1.8, h: 1.7, colour: coral, awning: [white, blue] },
  { x: 0.3, y: 6.8, w: 1.9, d: 1.6, h: 2.7, colour: '#f7a48f' },
  { x: 2.8, y: 6.8, w: 1.9, d: 1.6, h: 1.6, colour: white, roof: 'gable', roofColour: blue },
  { x: 7, y: 6.9, w: 2, d: 1.8, h: 2.3, colour: blue },
  { x: 9.4, y: 6.9, w: 1.8, d: 1.8, h: 1.5, colour: white, roof: 'gable' },
  { x: 7.2, y: 9.4, w: 3.6, d: 1.7, h: 1.3, colour: sky, awning: [coral, white] },
];

function streets(iso: Iso): string {
  let all = '';
  for (const k of [-8.2, -1.6, 5, 11.6]) {
    all += flat(iso, k, -30, 1.6, 60, road) + flat(iso, -30, k, 60, 1.6, road);
  }
  for (const k of [-8.2, -1.6, 5, 11.6])
    for (let t = -29; t < 30; t += 1.1) {
      const inCross = [-8.2, -1.6, 5, 11.6].some((c) => t > c - 0.9 && t < c + 1.8);
      if (!inCross)
        all +=
          flat(iso, k + 0.76, t, 0.08, 0.55, paint) + flat(iso, t, k + 0.76, 0.55, 0.08, paint);
    }
  for (const i of [-6.6, 0, 6.6])
    for (const j of [-6.6, 0, 6.6]) {
      all +=
        flat(iso, i + 0.1, j + 0.1, 4.9, 4.9, mix(road, '#7a4a00', 0.25)) +
        flat(iso, i, j, 4.9, 4.9, pave, 0.06);
      for (let s = 0; s < 4; s += 1)
        all += flat(
          iso,
          i + 5.05,
          j + 0.3 + s * 0.34,
          1.5,
          0.16,
          paint,
          0,
          s > 3 ? '' : 'opacity=".9"',
        );
    }
  return all;
}

const coats = [coral, blue, white, '#1f8a63', '#f2b90f'];

type View = readonly [x: number, y: number, w: number, h: number];

type Thing = readonly [depth: number, drawing: string, x: number, y: number];

/** Returns true if a place is so near one of the four shops that a thing there would take part of its light. */
const atAShop = (x: number, y: number) =>
  found.some(
    (one) =>
      x > one.x - 1.7 &&
      x < one.x + one.w + 1.1 &&
      y > one.y + one.d - 0.4 &&
      y < one.y + one.d + 1.2,
  );

/** Draws the town from above a corner; `view` is its visible part, `lamp` the position of the light in it. */
export function town(view: View, lamp: readonly [number, number]): string {
  return drawn(view, lamp, false);
}

/** Draws the four shops that are searched for, the people before them, and nothing else. */
export function fourShops(view: View): string {
  return drawn(view, [0, 0], true);
}

function drawn(view: View, lamp: readonly [number, number], alone: boolean): string {
  const iso = isoBoard(1290, 560, 40);
  const roll = chance(11);
  const things: Thing[] = [];
  const shops = [...others, ...found];
  const ordered = [...shops].sort(
    (a, b) => a.x + a.w / 2 + a.y + a.d / 2 - (b.x + b.w / 2 + b.y + b.d / 2),
  );
  for (const build of ordered)
    things.push([
      build.x + build.w / 2 + build.y + build.d / 2,
      shop(iso, build, roll),
      found.includes(build) ? Number.NaN : build.x,
      build.y,
    ]);
  for (const [x, y, tall] of [
    [4.7, 2.2, 2],
    [0.4, 4.7, 2.4],
    [1.2, 4.8, 1.8],
    [-1.9, 4.7, 2.2],
    [-6.2, 4.4, 2.6],
    [-5.4, 4.8, 2],
    [6.9, 4.7, 2.3],
    [11.2, 4.8, 2.1],
    [-1.9, -1.9, 2],
    [4.8, -1.8, 2.2],
    [-6.4, -1.9, 2.4],
    [6.8, -1.8, 2],
    [11.3, -1.8, 2.4],
    [4.5, 8.7, 2.2],
    [0.4, 11.2, 2.3],
    [4.6, 11.2, 1.8],
    [-2.1, 9.2, 2.4],
    [-6.3, 11.3, 2.2],
    [-1.9, 11.4, 1.9],
    [6.9, 11.4, 2.4],
    [11.3, 9, 2],
    [11.4, 11.4, 2.4],
  ] as const)
    things.push([x + y, palm(iso, x, y, tall, roll() > 0.5 ? '#2f9e6b' : '#3bb07a'), x, y]);
  for (const [x, y, colour, along] of [
    [-1.2, -4, coral, 'y'],
    [-0.7, 3, white, 'y'],
    [-1.25, 8.4, blue, 'y'],
    [5.3, 1, '#14385e', 'y'],
    [5.9, 7.6, coral, 'y'],
    [2.2, -1.3, blue, 'x'],
    [8.2, -0.7, white, 'x'],
    [1, 5.35, white, 'x'],
    [9.2, 5.3, coral, 'x'],
    [-4.6, 5.9, '#1f8a63', 'x'],
    [-8, 1.8, sky, 'y'],
    [3.2, 12, '#14385e', 'x'],
    [12, 3.6, white, 'y'],
  ] as const)
    things.push([x + y + 0.8, car(iso, x, y, colour, along), x, y]);
  for (const [x, y] of [
    [2.4, 5.1],
    [3.1, 5.3],
    [3.6, 4.9],
    [9, 5],
    [10.4, 4.95],
    [1.8, 11.5],
    [3, 11.7],
    [-3.9, 5.05],
    [-2.6, 5.1],
    [4.95, 3.6],
    [-2.1, 3.2],
    [0.1, -1.9],
    [7.4, 5],
    [-4.9, 11.7],
    [8, 11.5],
    [-7.2, 9.6],
    [6.7, -2.2],
  ] as const)
    things.push([
      x + y + 0.3,
      person(
        iso,
        x,
        y,
        coats[Math.floor(roll() * 5)] ?? coral,
        ['#a8683f', '#7a4a2c', '#e0b08a'][Math.floor(roll() * 3)],
      ),
      x,
      y,
    ]);
  things.sort((a, b) => a[0] - b[0]);
  if (alone) {
    const lit = things.filter(([, , x, y]) => Number.isNaN(x) || atAShop(x, y));
    return board(view[2], view[3], lit.map(([, drawing]) => drawing).join(''), isoDefs).replace(
      `viewBox="0 0 ${view[2]} ${view[3]}"`,
      `viewBox="${view.join(' ')}"`,
    );
  }
  const shades = `<g opacity=".24">${shops.map((build) => shadow(iso, build)).join('')}</g>`;
  const stones = Array.from({ length: 900 }, () => {
    const [x, y, r] = [view[0] + roll() * view[2], view[1] + roll() * view[3], 0.6 + roll() * 1.8];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * 1.7).toFixed(1)}" ry="${r.toFixed(1)}" fill="${roll() > 0.5 ? '#e8ab0a' : '#ffe79a'}" opacity="${(0.25 + roll() * 0.4).toFixed(2)}"/>`;
  }).join('');
  const [x, y, w, h] = view;
  // At the edge of the town its streets run out into the sand.
  const haze = `<mask id="run"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#out)"/></mask>`;
  return board(
    w,
    h,
    `${box(x, y, w, h, 0, ground)}${stones}<g mask="url(#run)">${streets(iso)}</g>${shades}${things.map(([, drawing]) => drawing).join('')}${searchlight(isoBoard(...lamp, 92), -0.55, -0.45)}`,
    `${isoDefs}<radialGradient id="out" gradientUnits="userSpaceOnUse" cx="1290" cy="690" r="860" gradientTransform="translate(0 255) scale(1 .63)"><stop offset=".62" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>${haze}`,
  ).replace(`viewBox="0 0 ${w} ${h}"`, `viewBox="${view.join(' ')}"`);
}

const ramp = ['#123f6b', '#21649f', '#3f8fcd', '#69b6e8', '#8ccdf5', '#c4e8fc', '#f0faff'] as const;

/** Returns the drawing before anything is found: every color by its lightness alone, in blues. */
export function unfound(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    if (/^#(fff|000)/i.test(colour) && colour.length < 7) return colour;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
      (i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255,
    );
    const light = Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b);
    // The ground stays what it is.
    const place = light < 0.84 ? (light / 0.84) * 4 : 4 + ((light - 0.84) / 0.16) * 2;
    const low = Math.min(5, Math.floor(place));
    return mix(ramp[low] ?? ground, ramp[low + 1] ?? ground, place - low);
  });
}
