import { chances } from '../chance.ts';
import { addBlock, emptyMesh, type Material, type Mesh } from '../mesh.ts';
import { clouds, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { addPencil, pencilBody, usedPencil } from '../things-pencil.ts';
import { inTurn, moved, turned } from '../vector.ts';

/** Compartments of a case in inches of its width: rows from the far edge, each a list of widths. */
const rows: readonly (readonly [deep: number, widths: readonly number[]])[] = [
  [4.2, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
  [5.2, [3, 3, 6, 3, 3, 6, 3, 3, 6]],
  [7.2, [4, 4, 7, 6, 6, 4.5, 4.5]],
  [7.2, [3, 3, 6, 9, 6, 4.5, 4.5]],
  [5.2, [3, 3, 4, 6, 8, 6, 3, 3]],
];
const wide = 36;
const deep = rows.reduce((sum, [row]) => sum + row, 0);
const tall = 2.6;

const wood: Material = (paint, _u, _v, at) => {
  const [x = 0, y = 0, z = 0] = at;
  const fiber = clouds(x * 0.5, y * 0.5 + z * 3, 101, 4) * 0.6 + noise(x * 4, y * 4 + z, 103) * 0.4;
  paint.white = 0.16 + 0.3 * fiber;
};
const bottom: Material = (paint, _u, _v, at) => {
  paint.white = 0.1 + 0.1 * noise((at[0] ?? 0) * 3, (at[1] ?? 0) * 3, 105);
};
const metal: Material = (paint, u, v, at) => {
  const face = u > 0.2 && u < 0.8 && v > 0.2 && v < 0.8 ? 0.12 : 0;
  paint.white = 0.36 + 0.22 * noise((at[0] ?? 0) * 7, (at[1] ?? 0) * 7, 107) - face;
  paint.gloss = 1.1;
};
const brass: Material = (paint) => {
  paint.white = 0.5;
  paint.gloss = 1.4;
};
const lead: Material = (paint, _u, v) => {
  paint.blue = v > 0.55 ? 1 : 0;
  paint.white = v > 0.55 ? 0.4 : 0.8;
};

/** Fills a compartment with sorts that lie as they were thrown. */
function fill(
  mesh: Mesh,
  [x, y, w, d]: readonly [number, number, number, number],
  seed: number,
): void {
  const roll = chances(seed);
  const size = 0.34 + 0.22 * roll();
  const count = Math.round(w * d * (1.4 + 3.6 * roll()) * (0.16 / (size * size)) * 0.95);
  for (let i = 0; i < count; i++) {
    const layer = Math.floor((i / count) * 4.4);
    const px = x + 0.5 + roll() * (w - 1);
    const py = y + 0.5 + roll() * (d - 1);
    const lies = roll() < 0.86;
    const place = inTurn(
      turned([0, 1, 0], (roll() - 0.5) * 0.5),
      turned([1, 0, 0], (lies ? 0 : 1.2) + (roll() - 0.5) * 0.4),
      turned([0, 0, 1], roll() * Math.PI * 2),
      moved([px, py, 0.25 + layer * size * 0.72 + 0.15 * roll()]),
    );
    addBlock(mesh, 2, [-1.1, -size / 2, -size / 2], [1.1, size / 2, size / 2], place);
  }
}

/** A drawer of type pulled out of its cabinet, seen from above; light from a low window at the left. */
export async function typeCase(): Promise<Scene> {
  const mesh = emptyMesh();
  addBlock(mesh, 1, [-0.5, -0.5, -0.4], [wide + 0.5, deep + 0.5, 0]);
  const wall = (x0: number, y0: number, x1: number, y1: number, high = tall) =>
    addBlock(mesh, 0, [x0, y0, 0], [x1, y1, high]);
  wall(-0.8, -0.8, wide + 0.8, 0, tall + 0.5);
  wall(-0.8, deep, wide + 0.8, deep + 0.8, tall + 0.5);
  wall(-0.8, 0, 0, deep, tall + 0.5);
  wall(wide, 0, wide + 0.8, deep, tall + 0.5);
  let y = deep;
  let seed = 1;
  for (const [row, widths] of rows) {
    y -= row;
    if (y > 0) wall(0, y - 0.14, wide, y + 0.14);
    const scale = wide / widths.reduce((sum, each) => sum + each, 0);
    let x = 0;
    for (const each of widths) {
      const w = each * scale;
      if (x > 0) wall(x - 0.12, y, x + 0.12, y + row);
      // Two compartments are empty, the two that are always empty.
      if (seed % 17 !== 5) fill(mesh, [x, y, w, row], seed * 31);
      seed += 1;
      x += w;
    }
  }
  // The pull at its front, and the cabinet it comes out of.
  addBlock(mesh, 3, [wide / 2 - 4, -1.7, 0.3], [wide / 2 + 4, -0.8, 1.6]);
  addBlock(mesh, 0, [-4, deep + 4, 5], [wide + 4, deep + 40, 9]);
  addBlock(mesh, 0, [-4, deep + 4, -9], [wide + 4, deep + 40, -1.2]);
  addBlock(mesh, 1, [-120, -90, -14], [160, deep + 90, -12]);
  addPencil(
    mesh,
    [4, 5],
    usedPencil,
    inTurn(
      turned([1, 0, 0], Math.PI / 6),
      turned([0, 1, 0], -0.12),
      turned([0, 0, 1], 2.2),
      moved([24.6, 4.4, 2.1]),
    ),
  );
  return {
    mesh,
    materials: [wood, bottom, metal, brass, pencilBody(usedPencil, () => 0), lead],
    camera: { from: [wide / 2 + 9, -21, 47], to: [wide / 2 - 0.5, deep / 2 + 0.6, 0], degrees: 37 },
    sun: { towards: [-0.86, 0.34, 0.56], radius: 0.04, strength: 2.9 },
    sky: { strength: 0.17, reach: 8, bounce: 0.22 },
    beyond: 0.01,
  };
}
