import { add, bar, box, lathe, type Place, quad, sheet } from '../mesh.ts';
import { drawing, painted } from '../paint.ts';
import { random } from '../random.ts';
import type { Material, Point, Scene } from '../scene.ts';

/** Meters; the stern is at x = 0, the bow at `long`, the water at z = 0. */
export const boat = { long: 186, wide: 20.6, deck: 8.2, bow: 11.4 };

/** Half of the beam, so far along the boat. */
function halfBeam(x: number): number {
  const { long, wide } = boat;
  const bow = (long - x) / 19;
  const stern = x / 9;
  const round = (t: number) => (t >= 1 ? 1 : Math.sqrt(Math.max(0, 1 - (1 - t) ** 2.1)));
  return (wide / 2) * round(bow) * (0.35 + 0.65 * round(stern)) * (x <= 0 ? 0 : 1);
}

/** Height of the deck's edge: it rises to the bow in one step and a little by itself. */
const sheer = (x: number) =>
  boat.deck + (x > boat.long - 24 ? 2.5 : 0) + 0.9 * Math.max(0, (x - 140) / 46) ** 2;

/** Red paint with rust that ran, plates, a dark belt at the water, the name and the marks of draft. */
function hullPaint() {
  const roll = random(1989);
  const [w, h] = [4000, 220];
  const y = (z: number) => h - ((z + 1) / 13.5) * h;
  const streaks = Array.from({ length: 520 }, () => {
    const x = roll() * w;
    const top = roll() * h * 0.7;
    const dark = roll() > 0.45;
    return `<rect x="${x}" y="${top}" width="${1 + roll() * 5}" height="${20 + roll() * 110}" fill="${dark ? '#38140f' : '#a4553a'}" opacity="${0.05 + roll() * 0.16}"/>`;
  });
  const plates = Array.from(
    { length: 44 },
    (_, i) => `<rect x="${i * 92 + 20}" width="1.2" height="${h}" fill="#2d0f0b" opacity=".3"/>`,
  );
  const strakes = [52, 96, 138].map(
    (at) => `<rect y="${at}" width="${w}" height="1.2" fill="#2d0f0b" opacity=".25"/>`,
  );
  return painted(
    drawing(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="#74291d"/>${streaks.join('')}${plates.join('')}${strakes.join('')}
      <rect y="${y(1.7)}" width="${w}" height="${h}" fill="#1c1715"/>
      <rect y="${y(1.9)}" width="${w}" height="4" fill="#c9b9a2" opacity=".5"/>
      <g fill="#efe7d6" font-family="Liberation Sans" font-weight="700" font-size="36">
      <text x="3520" y="${y(8.6)}" letter-spacing="5">VERNA HOLT</text></g>`,
    ),
    w,
    h,
  );
}

/** White paint with rows of windows, from a distance. */
function cabinPaint(windows: number, doors: number) {
  const [w, h] = [900, 120];
  const pane = (i: number) => {
    const x = 34 + ((w - 90) / windows) * i;
    return `<rect x="${x}" y="34" width="22" height="26" rx="4" fill="#20303a"/><rect x="${x}" y="61" width="22" height="40" fill="#9c8a73" opacity=".12"/>`;
  };
  return painted(
    drawing(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="#ece8dd"/>${Array.from({ length: windows }, (_, i) => pane(i)).join('')}
      ${Array.from({ length: doors }, (_, i) => `<rect x="${120 + i * 520}" y="28" width="30" height="84" rx="6" fill="#6e4a36"/>`).join('')}
      <rect y="112" width="${w}" height="8" fill="#74291d"/>`,
    ),
    w,
    h,
  );
}

interface Fittings {
  white: Material;
  buff: Material;
  dark: Material;
}

function forward(scene: Scene, place: Place, paint: Material, band: Material, m: Fittings): void {
  const { long } = boat;
  const house = (x: number, z: number, size: Point, with_: Material) =>
    box(scene, size, with_, { place: (p) => place(add(p, [x, 0, z + size[2] / 2])) });
  house(long - 15, 11.6, [11, 14.5, 2.9], paint);
  house(long - 15, 14.5, [12, 15.5, 0.25], m.white);
  house(long - 15.4, 14.75, [8.6, 10.6, 2.8], paint);
  house(long - 15.4, 17.5, [10, 16.5, 0.25], m.white);
  house(long - 15, 17.75, [6.4, 8, 2.6], band);
  house(long - 15, 20.3, [7.4, 9, 0.35], m.white);
  // Mast, radar, a steering pole over the bow.
  bar(scene, place([long - 16, 0, 20.6]), place([long - 16, 0, 29.5]), 0.35, m.buff);
  bar(scene, place([long - 16, -2.4, 25.4]), place([long - 16, 2.4, 25.4]), 0.22, m.white);
  bar(scene, place([long - 3, 0, 12]), place([long + 7.5, 0, 16.6]), 0.24, m.buff);
  for (const side of [-1, 1])
    bar(
      scene,
      place([long - 12, side * 8.1, 17.7]),
      place([long - 12, side * 8.1, 18.9]),
      0.2,
      m.dark,
    );
}

function aft(scene: Scene, place: Place, paint: Material, m: Fittings): void {
  const house = (x: number, z: number, size: Point, with_: Material, round = 0) =>
    box(scene, size, with_, { round, place: (p) => place(add(p, [x, 0, z + size[2] / 2])) });
  house(19, 8.2, [27, 17.4, 2.9], paint);
  house(19, 11.1, [28.5, 19, 0.25], m.white);
  house(17.5, 11.3, [18, 13, 2.7], paint);
  house(17.5, 14, [19.5, 14.5, 0.25], m.white);
  lathe(
    scene,
    [
      [2.7, 14],
      [2.5, 22.6],
      [2.65, 22.7],
      [2.65, 23.4],
      [2.3, 23.4],
      [2.2, 21],
    ],
    m.buff,
    { place: ([x, y, z]) => place([15.5 + x * 1.25, y, z]), steps: 28 },
  );
  lathe(
    scene,
    [
      [2.66, 21.2],
      [2.66, 23.45],
    ],
    m.dark,
    { place: ([x, y, z]) => place([15.5 + x * 1.27, y * 1.02, z]), steps: 28 },
  );
  bar(scene, place([24.5, 0, 14]), place([24.5, 0, 26]), 0.34, m.buff);
  for (const side of [-1, 1])
    box(scene, [6.6, 2, 1.3], m.buff, {
      round: 0.6,
      place: (p) => place(add(p, [12, side * 7.6, 15.3])),
    });
  for (const [x, y] of [
    [9, 4],
    [22, -4],
    [26.5, 5],
  ] as const)
    lathe(
      scene,
      [
        [0.5, 14],
        [0.5, 15.4],
        [0.9, 16],
        [0.7, 16.5],
        [0, 16.6],
      ],
      m.white,
      { place: ([a, b, c]) => place([a + x, b + y, c]), steps: 14 },
    );
}

/** A lake boat of 1952: pilothouse on the bow, engine on the stern, eighteen hatches between them. */
export async function layBoat(scene: Scene, place: Place): Promise<void> {
  const hull = scene.material({ texture: await hullPaint(), rough: 0.5 });
  const paint = scene.material({ texture: await cabinPaint(11, 2), rough: 0.5 });
  const band = scene.material({ texture: await cabinPaint(15, 0), rough: 0.4 });
  const deck = scene.material({ color: '#5c2a21', rough: 0.8, stain: [0.4, 0.4] });
  const hatch = scene.material({ color: '#8b8f8a', rough: 0.7, stain: [0.6, 0.35] });
  const m: Fittings = {
    white: scene.material({ color: '#e9e5da', rough: 0.5 }),
    buff: scene.material({ color: '#c9a765', rough: 0.5 }),
    dark: scene.material({ color: '#1d1b1a', rough: 0.6 }),
  };
  const { long } = boat;
  for (const side of [-1, 1]) {
    const flare = (x: number, z: number) => 1 + 0.035 * Math.max(0, (x - 160) / 26) * (z / 9 - 0.6);
    const rake = (x: number, z: number) => Math.max(0, (x - 170) / 16) * 0.22 * (z - 4);
    sheet(
      scene,
      [260, 8],
      (u, v) => {
        const x = u * long;
        const z = -1 + v * (sheer(x) + 1);
        return place([x + rake(x, z), side * halfBeam(x) * flare(x, z), z]);
      },
      hull,
      (u, v) => [side > 0 ? 1 - u : u, 1 - (v * (sheer(u * long) + 1)) / 13.5],
    );
  }
  sheet(
    scene,
    [200, 2],
    (u, v) => place([u * long, (v * 2 - 1) * halfBeam(u * long), sheer(u * long) - 0.02]),
    deck,
  );
  for (let i = 0; i < 19; i++)
    box(scene, [3.3, 12.4, 1], hatch, { place: (p) => place(add(p, [40 + i * 6.3, 0, 8.8])) });
  // The crane that lifts the hatch covers, and the rail of wire along the deck.
  for (const side of [-1, 1]) {
    bar(scene, place([96, side * 7.4, 8.2]), place([96, side * 7.4, 13.2]), 0.5, m.buff);
    bar(scene, place([34, side * 10, 9.3]), place([160, side * 10, 9.3]), 0.07, m.white);
    for (let x = 34; x <= 160; x += 4.2)
      bar(scene, place([x, side * 10, 8.2]), place([x, side * 10, 9.3]), 0.07, m.white);
  }
  bar(scene, place([96, -7.6, 13.2]), place([96, 7.6, 13.2]), 0.6, m.buff);
  forward(scene, place, paint, band, m);
  aft(scene, place, paint, m);
  quad(
    scene,
    [
      place([long - 24.5, -9.6, 8]),
      place([long - 24.5, 9.6, 8]),
      place([long - 24.5, 9.6, 11]),
      place([long - 24.5, -9.6, 11]),
    ],
    m.white,
  );
}
