import { chances } from '../chance.ts';
import {
  addBall,
  addBlock,
  addFace,
  addSurface,
  addTube,
  emptyMesh,
  type Material,
} from '../mesh.ts';
import { clouds, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { addPencil, pencilBody } from '../things-pencil.ts';
import { addShaving, shavingWood } from '../things-shaving.ts';
import { inTurn, moved, turned, type Vector } from '../vector.ts';

const slate: Material = (paint, _u, _v, at) => {
  const [x = 0, y = 0] = at;
  paint.white = 0.1 + 0.09 * clouds(x * 1.4, y * 1.4, 131, 4) + 0.05 * noise(x * 30, y * 4, 133);
  paint.gloss = 0.05;
};
const brass: Material = (paint, u, v) => {
  const scratch = noise(u * 90, v * 6, 135);
  paint.white = 0.34 + 0.16 * scratch;
  paint.gloss = 1.3;
};
const steel: Material = (paint, u, v) => {
  paint.white = 0.5 + 0.2 * noise(u * 8, v * 120, 137);
  paint.gloss = 1.8;
};
const crumb: Material = (paint, _u, _v, at) => {
  paint.blue = noise((at[0] ?? 0) * 3, (at[1] ?? 0) * 3, 139) > 0.4 ? 1 : 0;
  paint.white = 0.5;
};
const dark: Material = (paint) => {
  paint.white = 0.04;
};

/** A pencil that has done its week, and where its wood went; seen as near as a hand sees it. */
export async function shavings(): Promise<Scene> {
  const mesh = emptyMesh();
  addFace(mesh, 0, [
    [-60, -60, 0],
    [60, -60, 0],
    [60, 90, 0],
    [-60, 90, 0],
  ]);
  const worn = { length: 9, cone: 1.9, radius: 0.37, lead: 0.17, blunt: 0.3 };
  addPencil(
    mesh,
    [1, 2],
    worn,
    inTurn(
      turned([1, 0, 0], Math.PI / 6),
      turned([0, 1, 0], -0.02),
      turned([0, 0, 1], 0.62),
      moved([-2.1, -1.5, 0.37]),
    ),
    1.5,
  );
  // A wedge of brass with its blade and screw.
  const wedge = inTurn(turned([0, 0, 1], 0.35), moved([-2.5, 2.7, 0]));
  addBlock(mesh, 4, [-1.3, -0.75, 0], [1.3, 0.75, 0.62], wedge);
  addBlock(mesh, 5, [-1.15, -0.4, 0.62], [0.9, 0.72, 0.7], inTurn(turned([0, 0, 1], 0.12), wedge));
  addTube(
    mesh,
    5,
    (s) => wedge([-0.2, 0.25, 0.68 + 0.12 * s]),
    () => 0.24,
    [2, 24],
  );
  addSurface(mesh, 5, [24, 3], (u, v) =>
    wedge([
      -0.2 + Math.cos(u * Math.PI * 2) * 0.24 * v,
      0.25 + Math.sin(u * Math.PI * 2) * 0.24 * v,
      0.8,
    ]),
  );
  addBlock(
    mesh,
    6,
    [-0.22, -0.03, 0.8],
    [0.22, 0.03, 0.806],
    inTurn(turned([0, 0, 1], 0.7), moved([-0.2, 0.25, 0]), wedge),
  );
  const roll = chances(12);
  const heap: Vector[] = [];
  for (let i = 0; i < 26; i++) {
    const angle = roll() * Math.PI * 2;
    const far = 0.5 + 2.9 * Math.sqrt(roll());
    const at: Vector = [1.3 + Math.cos(angle) * far * 1.35, 0.35 + Math.sin(angle) * far * 0.8, 0];
    const near = heap.filter(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 0.9).length;
    const up = 0.14 + 0.42 * near;
    // The point lies free.
    if (at[0] < 0.6 && at[1] < -0.15) continue;
    heap.push(at);
    addShaving(
      mesh,
      3,
      {
        seed: i + 2,
        turns: 0.7 + roll() * 1.5,
        radius: 0.06 + 0.07 * roll(),
        wide: 0.42 + 0.34 * roll(),
        steep: 0.15 + 0.5 * roll(),
      },
      inTurn(
        turned([1, 0, 0], 0.35 + roll() * 1.1),
        turned([0, 1, 0], (roll() - 0.5) * 1.1),
        turned([0, 0, 1], roll() * Math.PI * 2),
        moved([at[0], at[1], up]),
      ),
    );
  }
  for (let i = 0; i < 520; i++) {
    const angle = roll() * Math.PI * 2;
    const far = 4.6 * roll() ** 0.7;
    const [x, y, r] = [
      0.2 + Math.cos(angle) * far,
      -0.4 + Math.sin(angle) * far * 0.75,
      0.008 + 0.035 * roll() ** 4,
    ];
    addBall(mesh, 7, [x, y, r * 0.6], [r * 1.7, r, r * 0.7], [6, 4]);
  }
  const end: Material = (paint) => {
    paint.white = 0.3;
  };
  return {
    mesh,
    materials: [slate, pencilBody(worn, () => 0), end, shavingWood, brass, steel, dark, crumb],
    camera: {
      from: [-1.4, -10.6, 6],
      to: [1, 0.1, 0.25],
      degrees: 30,
      lens: { radius: 0.14, focus: 11.7 },
    },
    sun: { towards: [-0.68, -0.5, 0.4], radius: 0.035, strength: 2.6 },
    sky: { strength: 0.26, reach: 3, bounce: 0.25 },
    beyond: 0.01,
  };
}
