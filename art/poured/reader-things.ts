import { add, bar, lathe, type Place, quad, sheet, tube } from '../traced/mesh.ts';
import { drawing, painted } from '../traced/paint.ts';
import { random } from '../traced/random.ts';
import type { Material, Point, Scene } from '../traced/scene.ts';

/** A sheet of typewriting, 216 by 279 units; the last one ends early. */
export function typedSheet(seed: number, lines = 25): Promise<Awaited<ReturnType<typeof painted>>> {
  const roll = random(seed);
  const rows = Array.from({ length: lines }, (_, row) => {
    let [x, words] = [row % 6 === 0 ? 38 : 26, ''];
    const end = row % 6 === 5 ? 90 + 60 * roll() : 188;
    while (x < end) {
      const long = 6 + roll() * 18;
      words += `<rect x="${x.toFixed(1)}" y="${(28 + row * 9.2).toFixed(1)}" width="${Math.min(long, 192 - x).toFixed(1)}" height="2.6" opacity="${(0.6 + 0.3 * roll()).toFixed(2)}"/>`;
      x += long + 3.4;
    }
    return words;
  }).join('');
  return painted(
    drawing(
      216,
      279,
      `<rect width="216" height="279" fill="#f4efe2"/><g fill="#3a3835">${rows}</g>`,
    ),
    864,
    1116,
  );
}

/** Lays a sheet of paper; `lift` raises its corners a little. */
export function laySheet(scene: Scene, material: Material, place: Place, lift = 0.012): void {
  sheet(
    scene,
    [18, 24],
    (u, v) => {
      const [x, y] = [u - 0.5, v - 0.5];
      const curl = lift * (Math.max(0, x + y - 0.25) * 2.4 + Math.max(0, -x - y - 0.4) * 1.6) ** 2;
      return place([
        x * 0.216,
        y * 0.279,
        0.0012 + curl + (lift > 0 ? 0.002 : 0) * Math.sin(u * 5 + v * 3) ** 2,
      ]);
    },
    material,
  );
}

/** A pair of reading glasses, folded open. */
export function glasses(scene: Scene, place: Place, material: Material): void {
  for (const side of [-1, 1]) {
    tube(
      scene,
      (t) =>
        place([
          side * 0.033 + 0.026 * Math.cos(t * 2 * Math.PI),
          0.004 * Math.sin(t * 2 * Math.PI),
          0.024 + 0.021 * Math.sin(t * 2 * Math.PI),
        ]),
      0.0016,
      material,
    );
    bar(
      scene,
      place([side * 0.059, 0, 0.026]),
      place([side * 0.056, 0.12, 0.012]),
      0.003,
      material,
    );
  }
  bar(scene, place([-0.008, 0, 0.03]), place([0.008, 0, 0.03]), 0.003, material);
}

/** A small green cup of black coffee on its saucer. */
export function cafecito(scene: Scene, at: Point): void {
  const china = scene.material({ color: '#3f7a60', rough: 0.2, specular: 0.6 });
  const coffee = scene.material({ color: '#1c0d06', rough: 0.12, specular: 0.6 });
  const foam = scene.material({ color: '#a8713a', rough: 0.6 });
  const place: Place = (p) => add(p, at);
  lathe(
    scene,
    [
      [0, 0.004],
      [0.03, 0.004],
      [0.058, 0.013],
      [0.06, 0.0145],
      [0.058, 0.0155],
      [0.03, 0.0075],
      [0, 0.007],
    ],
    china,
    { place },
  );
  lathe(
    scene,
    [
      [0, 0.008],
      [0.019, 0.008],
      [0.03, 0.03],
      [0.033, 0.052],
      [0.0315, 0.0535],
      [0.03, 0.052],
      [0.028, 0.03],
      [0.018, 0.012],
    ],
    china,
    { place },
  );
  lathe(
    scene,
    [
      [0.0298, 0.046],
      [0.024, 0.0465],
      [0, 0.0466],
    ].reverse() as [number, number][],
    coffee,
    { place },
  );
  lathe(
    scene,
    [
      [0.0299, 0.0468],
      [0.0262, 0.0474],
      [0.0252, 0.0468],
    ].reverse() as [number, number][],
    foam,
    { place },
  );
  tube(
    scene,
    (t) => {
      const turn = Math.PI * (t - 0.5) * 1.1;
      return add(at, [0.031 + 0.014 * Math.cos(turn), 0, 0.031 + 0.013 * Math.sin(turn)]);
    },
    0.003,
    china,
  );
}

/** A floor of `columns` by `rows` tiles of 20 cm round the middle of the world. */
export function layFloor(
  scene: Scene,
  [columns, rows]: readonly [number, number],
  material: Material,
): void {
  const [x, y] = [columns * 0.1, rows * 0.1];
  quad(
    scene,
    [
      [-x, -y, 0],
      [x, -y, 0],
      [x, y, 0],
      [-x, y, 0],
    ],
    material,
  );
}
