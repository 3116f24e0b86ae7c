import { chances } from '../chance.ts';
import { addBlock, addSurface, addTube, emptyMesh, type Material } from '../mesh.ts';
import { clouds, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { galleyMarks, galleyPaper, galleyType } from '../things-galley.ts';
import { addStrip } from '../things-paper.ts';
import { addPencil, pencilBody, usedPencil } from '../things-pencil.ts';
import { inTurn, moved, times, turned } from '../vector.ts';

/** Oak that has been leaned on: boards along x, dark. */
const desk: Material = (paint, _u, _v, at) => {
  const [x = 0, y = 0] = at;
  const board = Math.floor((y + 300) / 17);
  const grain =
    0.55 * clouds(x * 0.05 + board * 7, y * 1.3, 91, 4) + 0.45 * noise(x * 0.35, y * 5 + board, 93);
  const seam = Math.abs(((y + 300) % 17) - 8.5) > 8.42 ? 0.3 : 1;
  paint.white = (0.08 + 0.24 * grain) * seam;
  paint.gloss = 0.1;
};
const steel: Material = (paint, u, v) => {
  paint.white = 0.3 + 0.2 * noise(u * 60, v * 4, 95);
  paint.gloss = 1.6;
};
const black: Material = (paint) => {
  paint.white = 0.05;
  paint.gloss = 0.9;
};
const lead: Material = (paint, _u, v) => {
  paint.blue = v > 0.55 ? 1 : 0;
  paint.white = v > 0.55 ? 0.4 : 0.8;
};

/** Galley proofs on a desk by a window, the sun almost down: strips that roll up again, spectacles, a pencil. */
export async function galleys(): Promise<Scene> {
  const mesh = emptyMesh();
  const notes = [
    ['who says so?', 'cut', 'twice!'],
    ['good', 'new line', 'stet'],
    ['which till?', 'again', 'ask her'],
  ];
  const sheets = await Promise.all(
    [14, 15, 16].map(async (seed, index) =>
      galleyPaper(await galleyType(seed), await galleyMarks(seed, notes[index] ?? [])),
    ),
  );
  addBlock(mesh, 0, [-160, -60, -6], [160, 190, 0]);
  const strips = [
    {
      sheet: 3,
      wide: 16,
      long: 62,
      near: 0.2,
      far: 0.95,
      roll: 3.1,
      at: [-35, -18, 0.1],
      turn: -0.36,
    },
    {
      sheet: 4,
      wide: 16,
      long: 70,
      near: 0.1,
      far: 1.3,
      roll: 2.7,
      at: [-7, -26, 0.35],
      turn: -0.1,
    },
    {
      sheet: 5,
      wide: 16,
      long: 62,
      near: 0.16,
      far: 0.72,
      roll: 3.6,
      at: [20, -21, 0.6],
      turn: 0.24,
    },
    { sheet: 3, wide: 16, long: 74, near: 0.6, far: 0.6, roll: 2.5, at: [49, 4, 0.05], turn: 0.95 },
    {
      sheet: 4,
      wide: 16,
      long: 60,
      near: 0.5,
      far: 1.1,
      roll: 2.3,
      at: [-30, 50, 0.05],
      turn: -1.35,
    },
  ] as const;
  strips.forEach(({ sheet, at, turn, ...strip }, index) => {
    addStrip(
      mesh,
      sheet,
      { ...strip, seed: index + 1, waves: 0.9 },
      inTurn(turned([0, 0, 1], turn), moved(at)),
    );
  });
  // Spectacles: two rims, a bridge, temples folded under.
  const put = inTurn(
    (p) => times(p, 1.35),
    turned([1, 0, 0], 0.16),
    turned([0, 0, 1], -0.62),
    moved([-8, 1, 1.3]),
  );
  for (const side of [-1, 1])
    addTube(
      mesh,
      6,
      (s) =>
        put([side * 3.1 + Math.cos(s * Math.PI * 2) * 2.45, Math.sin(s * Math.PI * 2) * 2.2, 0.5]),
      () => 0.16,
      [90, 12],
    );
  addTube(
    mesh,
    6,
    (s) => put([-0.7 + 1.4 * s, 0.5 + 0.55 * Math.sin(s * Math.PI), 0.6]),
    () => 0.13,
    [20, 10],
  );
  for (const side of [-1, 1])
    addTube(
      mesh,
      6,
      (s) =>
        put([
          side * (5.6 - s * 9.2),
          0.8 + side * 0.35,
          0.1 + 0.5 * (1 - s) - 0.9 * Math.max(0, s - 0.7),
        ]),
      (s) => 0.14 + 0.06 * s,
      [60, 10],
    );
  // A steel rule that weighs two strips down.
  addBlock(
    mesh,
    7,
    [-15, -1.5, 0],
    [15, 1.5, 0.14],
    inTurn(turned([0, 0, 1], 0.18), moved([9, 17, 1.9])),
  );
  addPencil(
    mesh,
    [8, 9],
    usedPencil,
    inTurn(turned([1, 0, 0], Math.PI / 6), turned([0, 0, 1], 2.5), moved([25, -4, 2.15])),
  );
  // A ball of paper that somebody has thought better of.
  const roll = chances(3)();
  addSurface(mesh, 10, [70, 40], (u, v) => {
    const [a, b] = [u * Math.PI * 2, v * Math.PI];
    const r =
      3 * (0.72 + 0.5 * clouds(Math.cos(a) * 1.6 + v * 2 + roll, Math.sin(a) * 1.6 + v * 3, 97, 3));
    return [
      -30 + Math.cos(a) * Math.sin(b) * r,
      33 + Math.sin(a) * Math.sin(b) * r,
      2.4 + Math.cos(b) * r,
    ];
  });
  const [first = desk, second = desk, third = desk] = sheets;
  const paper: Material = (paint) => {
    paint.white = 0.82;
  };
  return {
    mesh,
    materials: [
      desk,
      desk,
      desk,
      first,
      second,
      third,
      black,
      steel,
      pencilBody(usedPencil, () => 0),
      lead,
      paper,
    ],
    camera: { from: [12, -58, 37], to: [3, 4, -1], degrees: 33 },
    sun: { towards: [-0.9, 0.34, 0.24], radius: 0.03, strength: 3.1 },
    sky: { strength: 0.2, reach: 18, bounce: 0.25 },
    beyond: 0.02,
  };
}
