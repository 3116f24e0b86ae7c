import { add, bar, box, type Place } from '../mesh.ts';
import { drawing, painted } from '../paint.ts';
import { random } from '../random.ts';
import type { Point, Scene } from '../scene.ts';

/** Meters; it runs along x from its outer end, its loading side is at y = 0, the water at z = 0. */
export const dock = { long: 330, deep: 17, high: 24.5 };
const pocket = 5.4;

/** Steel pockets: ribs, old gray-green paint, the red dust of the ore. */
function pocketPaint() {
  const roll = random(6);
  const [w, h] = [3200, 260];
  const ribs = Array.from({ length: 62 }, (_, i) => {
    const x = i * (w / 61.1);
    return `<rect x="${x}" width="9" height="${h}" fill="#2c322f"/><rect x="${x + 9}" width="3" height="${h}" fill="#a7aba0" opacity=".45"/>`;
  });
  const runs = Array.from({ length: 700 }, () => {
    const x = roll() * w;
    return `<rect x="${x}" y="${roll() * h * 0.6}" width="${1 + roll() * 8}" height="${30 + roll() * 150}" fill="${roll() > 0.4 ? '#7a3a28' : '#23282a'}" opacity="${0.05 + roll() * 0.2}"/>`;
  });
  return painted(
    drawing(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="#6b726b"/>${runs.join('')}${ribs.join('')}<rect width="${w}" height="16" fill="#3b2a24"/><rect y="120" width="${w}" height="6" fill="#2c322f"/>`,
    ),
    w,
    h,
  );
}

/** An ore dock: pockets on legs, a chute before each, cars on top. `lowered` are the chutes that load. */
export async function layDock(
  scene: Scene,
  place: Place,
  lowered: (index: number) => boolean,
): Promise<void> {
  const wall = scene.material({ texture: await pocketPaint(), rough: 0.8 });
  const steel = scene.material({ color: '#4d534f', rough: 0.7, stain: [0.5, 0.5] });
  const dark = scene.material({ color: '#1f2423', rough: 0.9 });
  const chute = scene.material({ color: '#5f4a40', rough: 0.6, stain: [0.7, 0.4] });
  const stone = scene.material({ color: '#a39f94', rough: 0.9, stain: [0.5, 0.35] });
  const car = scene.material({ color: '#5b3327', rough: 0.8, stain: [0.3, 0.4] });
  const { long, deep, high } = dock;
  const block = (at: Point, size: Point, material: typeof wall) =>
    box(scene, size, material, { place: (p) => place(add(p, at)) });
  block([long / 2, deep / 2, 17.6], [long, deep, 13], wall);
  block([long / 2, deep / 2, 1.4], [long + 6, deep + 5, 3.6], stone);
  block([long / 2, deep * 0.55, 6], [long - 1, deep * 0.5, 9], dark);
  for (let x = 1; x < long; x += pocket) {
    for (const y of [0.6, deep - 0.6])
      bar(scene, place([x, y, 3]), place([x, y, 11.4]), 0.75, steel);
    bar(scene, place([x, 0.6, 3.4]), place([x + pocket, 0.6, 11]), 0.32, steel);
    bar(scene, place([x + pocket, 0.6, 3.4]), place([x, 0.6, 11]), 0.32, steel);
  }
  for (let i = 0; i * pocket < long - 6; i++) {
    const x = 3.6 + i * pocket;
    const [foot, tip] = lowered(i)
      ? ([
          [x, -0.4, 15],
          [x, -8.8, 9.6],
        ] as const)
      : ([
          [x, -0.5, 14.2],
          [x, -2.1, 23.6],
        ] as const);
    bar(scene, place(foot), place(tip), 1.5, chute);
    bar(scene, place([x - 1.1, -0.3, 25.5]), place(tip), 0.13, dark);
  }
  // The deck on top: a walk, its rail, lamps, and a train of ore cars.
  block([long / 2, deep / 2, high - 0.2], [long, deep + 1.6, 0.5], dark);
  bar(scene, place([0, -0.7, high + 1.1]), place([long, -0.7, high + 1.1]), 0.12, steel);
  for (let x = 0; x < long; x += 7.2)
    bar(scene, place([x, -0.7, high]), place([x, -0.7, high + 1.1]), 0.12, steel);
  for (let x = 12; x < long; x += 41) {
    bar(scene, place([x, deep / 2, high]), place([x, deep / 2, high + 11]), 0.3, steel);
    bar(
      scene,
      place([x - 1.6, deep / 2, high + 11]),
      place([x + 1.6, deep / 2, high + 11]),
      0.3,
      steel,
    );
  }
  for (let i = 0; i < 17; i++)
    box(scene, [6.6, 3, 2.7], car, {
      place: (p) =>
        place(add([p[0] * (p[2] > 0 ? 1 : 0.72), p[1], p[2]], [70 + i * 7.5, 5.4, high + 2.1])),
    });
}
