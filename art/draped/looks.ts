import { placed, quad } from '../traced/mesh.ts';
import type { Point, Scene } from '../traced/scene.ts';
import type { Cloth } from './fall.ts';
import { hung } from './hung-cloth.ts';
import { addCloth, cord, ironed, rounded, rowOf, smoothed } from './mesh.ts';
import { hanger, railWares, strap } from './rail.ts';
import { mule } from './shoe.ts';
import { cloths, lightFromAbove, type Parts } from './stage.ts';

type Build = (scene: Scene, parts: Parts) => Promise<void>;

/** The point of a cloth's top edge at so many thirty-sixths from the middle of its front. */
function topPoint(cloth: Cloth, place: number): Point {
  const column = Math.round((place / 36) * cloth.columns) % cloth.columns;
  const at = column * 3;
  return [cloth.points[at] ?? 0, cloth.points[at + 1] ?? 0, cloth.points[at + 2] ?? 0];
}

/** A slip or a top on its hanger, by two straps. */
const strapped =
  (
    name: 'cowlSlip' | 'deepCowl',
    cloth: keyof typeof cloths,
    front: number,
    neck: number,
    left: number,
  ): Build =>
  async (scene, parts) => {
    lightFromAbove(scene, parts, { left });
    if (!parts.goods) return;
    const silk = scene.material(cloths[cloth]);
    const garment = smoothed(await hung(name));
    addCloth(scene, garment, silk);
    // Rolled edges above and below.
    for (const row of [0, garment.rows - 1]) cord(scene, rowOf(garment, row), 0.0016, silk, 8);
    hanger(scene, railWares(scene), neck, 3.6);
    for (const side of [0, 1]) {
      const from = topPoint(garment, side ? 36 - front : front);
      const to = topPoint(garment, side ? 23 : 13);
      strap(scene, from, [from[0] * 1.02, 0, neck - 0.037], to, silk);
    }
  };

export const slipOnHanger = strapped('cowlSlip', 'bone', 7, 1.52, 0.8);
export const topOnHanger = strapped('deepCowl', 'sand', 7, 1.52, 0.2);

/** A skirt in the two clips of a bar. */
export const skirtInClips: Build = async (scene, parts) => {
  lightFromAbove(scene, parts, { left: 0.5 });
  const black = scene.material(cloths.black);
  const skirt = smoothed(await hung('wholeSkirt'));
  addCloth(scene, skirt, black);
  cord(scene, rowOf(skirt, 0), 0.004, black, 10);
  const wares = railWares(scene);
  cord(
    scene,
    [
      [-0.19, 0, 1.345],
      [0, 0, 1.345],
      [0.19, 0, 1.345],
    ],
    0.007,
    wares.steel,
    16,
  );
  for (const side of [-1, 1]) {
    const x = side * 0.125;
    cord(
      scene,
      rounded([
        [x, -0.012, 1.352],
        [x, -0.038, 1.325],
        [x, -0.036, 1.285],
      ]),
      0.006,
      wares.steel,
      12,
    );
    cord(
      scene,
      rounded([
        [x, 0.012, 1.352],
        [x, 0.036, 1.325],
        [x, 0.034, 1.285],
      ]),
      0.006,
      wares.steel,
      12,
    );
  }
  cord(
    scene,
    [
      [0, 0, 1.345],
      [0, 0.002, 2],
      [0, 0, 3.6],
    ],
    0.0034,
    wares.hemp,
  );
};

/** The cape on a hanger that its shoulders hide. */
export const capeOnHanger: Build = async (scene, parts) => {
  lightFromAbove(scene, parts, { left: -0.4 });
  const wool = scene.material(cloths.wool);
  const cape = smoothed(ironed(await hung('cape'), 40));
  addCloth(scene, cape, wool);
  cord(scene, rowOf(cape, 0), 0.006, wool, 10);
  const wares = railWares(scene);
  hanger(scene, wares, 1.49, 3.6, 0.15);
};

/** The square on two nails. */
export const squareOnNails: Build = async (scene, parts) => {
  lightFromAbove(scene, parts, { left: 0.9, wall: 0.06 });
  const satin = scene.material(cloths.satin);
  const square = smoothed(ironed(await hung('square'), 36));
  addCloth(scene, square, satin);
  const { steel } = railWares(scene);
  for (const [x, z] of [
    [-0.27, 1.358],
    [0.3, 1.398],
  ] as const)
    cord(
      scene,
      [
        [x, 0.06, z - 0.004],
        [x, 0, z],
        [x, -0.025, z + 0.004],
      ],
      0.0032,
      steel,
      12,
    );
};

/** The bag, full, by its ring. */
export const fullSack: Build = async (scene, parts) => {
  lightFromAbove(scene, parts, { left: 0.7 });
  const canvas = scene.material(cloths.canvas);
  const sack = smoothed(await hung('sack'));
  addCloth(scene, sack, canvas);
  const wares = railWares(scene);
  const turn = (i: number): Point => [Math.sin(i) * 0.031, -Math.cos(i) * 0.027, 1.3];
  cord(
    scene,
    Array.from({ length: 41 }, (_, i) => turn((i / 40) * Math.PI * 2)),
    0.006,
    wares.wood,
    14,
  );
  for (const side of [-1, 1])
    cord(
      scene,
      rounded([
        [side * 0.03, 0, 1.3],
        [side * 0.05, 0, 1.42],
        [side * 0.022, 0, 1.53],
        [0, 0, 1.545],
      ]),
      0.007,
      canvas,
      12,
    );
  cord(
    scene,
    [
      [0, 0, 1.54],
      [0, 0.002, 2.2],
      [0, 0, 3.6],
    ],
    0.0034,
    wares.hemp,
  );
};

/** A pair of mules on the floor of the tower. */
export const pairOfMules: Build = async (scene) => {
  scene.setSky([0.12, 0.12, 0.125]);
  scene.lamp([0.1, 0.1, 1.1], [-0.8, 0, 0], [0, 0.7, 0.25], [26, 25, 24], 0.6);
  const floor = scene.material({ color: '#d8d0c4', rough: 0.85, specular: 0.15, bump: [40, 0.02] });
  quad(
    scene,
    [
      [-6, -4, 0],
      [6, -4, 0],
      [6, 6, 0],
      [-6, 6, 0],
    ],
    floor,
  );
  const wares = [
    scene.material({ ...cloths.black, rough: 0.42 }),
    scene.material({ color: '#c9b08c', rough: 0.5, specular: 0.4 }),
    scene.material({ color: '#20150e', rough: 0.35, specular: 0.6 }),
  ] as const;
  mule(scene, wares, placed([-0.06, 0, 0], { turn: 28 }), 1);
  mule(scene, wares, placed([0.11, 0.05, 0], { turn: -6 }), -1);
};

/** Hangers with nothing on them, at the heights at which things hung. */
export const emptyHangers: Build = async (scene, parts) => {
  lightFromAbove(scene, parts, { left: 0.6, wall: 0.3 });
  const wares = railWares(scene);
  hanger(scene, wares, 1.2, 3.6);
};
