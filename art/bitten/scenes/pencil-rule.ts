import { chances } from '../chance.ts';
import { inkAt, lettering } from '../lettering.ts';
import { addBall, addFace, emptyMesh, type Material } from '../mesh.ts';
import type { Camera, Scene } from '../scene.ts';
import { addPencil, pencilBody, usedPencil } from '../things-pencil.ts';
import { addShaving, shavingWood } from '../things-shaving.ts';
import { inTurn, moved, turned, type Vector } from '../vector.ts';

const table: Material = (paint) => {
  paint.white = 1;
};
const bodyOf = (stamp: Awaited<ReturnType<typeof lettering>>) =>
  pencilBody(usedPencil, (x, across) => inkAt(stamp, (x - 5) / 7.2, across));
const lead: Material = (paint, _u, v) => {
  paint.blue = v > 0.55 ? 1 : 0;
  paint.white = v > 0.55 ? 0.45 : 0.85;
};
const crumb: Material = (paint) => {
  paint.blue = 1;
  paint.white = 0.55;
};

/** Curls beside the point: place, turn and kind of each. */
const curls: readonly (readonly [
  at: Vector,
  tilt: number,
  round: number,
  turns: number,
  radius: number,
])[] = [
  [[-9.3, 0.8, 0.36], 0.75, 0.5, 1.2, 0.12],
  [[-5.7, -1.3, 0.1], 0.42, 2.4, 1.35, 0.13],
  [[-8.5, -1.1, 0.42], 1.0, 5.6, 0.95, 0.1],
];

/** A used blue pencil that lies across white paper as a rule does, in low light from the left. */
async function pencilOnPaper(camera: Camera): Promise<Scene> {
  const mesh = emptyMesh();
  const stamp = await lettering(
    2000,
    150,
    `<text x="20" y="112" font-family="Instrument Sans Variable, Instrument Sans" font-weight="600" font-size="104" letter-spacing="14">NON-PHOTO BLUE</text><text x="1290" y="112" font-family="Instrument Sans Variable, Instrument Sans" font-size="100" letter-spacing="6">No. 3 HARD</text>`,
  );
  addFace(mesh, 0, [
    [-200, -200, 0],
    [200, -200, 0],
    [200, 400, 0],
    [-200, 400, 0],
  ]);
  addPencil(
    mesh,
    [1, 2],
    usedPencil,
    inTurn(
      turned([1, 0, 0], Math.PI / 6),
      moved([-usedPencil.length / 2 + 0.4, 0, usedPencil.radius]),
      turned([0, 0, 1], -0.035),
    ),
  );
  curls.forEach(([at, tilt, round, turns, radius], index) => {
    addShaving(
      mesh,
      3,
      { seed: index + 3, turns, radius, wide: 0.68, steep: 0.25 },
      inTurn(turned([1, 0.3, 0], tilt), turned([0, 0, 1], round), moved(at)),
    );
  });
  const roll = chances(5);
  for (let i = 0; i < 90; i++) {
    const far = roll() ** 2;
    const angle = roll() * Math.PI * 2;
    const [x, y, r] = [
      -7.3 + Math.cos(angle) * far * 3.4,
      -0.1 + Math.sin(angle) * far * 1.5,
      0.012 + 0.03 * roll() ** 3,
    ];
    addBall(mesh, 4, [x, y, r * 0.6], [r, r * 1.6, r * 0.7], [6, 4]);
  }
  return {
    mesh,
    materials: [table, bodyOf(stamp), lead, shavingWood, crumb],
    camera,
    sun: { towards: [-0.72, -0.42, 0.3], radius: 0.03, strength: 1.75 },
    sky: { strength: 0.42, reach: 4, bounce: 0.32 },
    beyond: 1.2,
  };
}

/** All of it, from edge to edge. */
export const pencilRule = () =>
  pencilOnPaper({ from: [0.5, -46, 40], to: [-0.75, 0.05, 0.1], degrees: 4.6 });

/** Its point, for a phone. */
export const pencilPoint = () =>
  pencilOnPaper({ from: [-5.5, -46, 40], to: [-6.4, 0.1, 0.1], degrees: 5 });
