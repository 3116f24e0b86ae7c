import { inkAt, lettering } from '../lettering.ts';
import { addFace, addSurface, emptyMesh, type Material, type Mesh } from '../mesh.ts';
import { noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Vector } from '../vector.ts';

const table: Material = (paint) => {
  paint.white = 1;
};
const tin: Material = (paint, u, v) => {
  paint.white = 0.42 + 0.2 * noise(u * 80, v * 8, 141);
  paint.gloss = 1;
};

interface Spool {
  at: readonly [x: number, y: number];
  /** Radius of the ribbon that is wound on it. */
  wound: number;
}
const high = 1.3;
const flange = 2.5;

/** Adds a spool that lies flat: two flanges with three holes, and what is wound between them. */
function addSpool(mesh: Mesh, { at: [x, y], wound }: Spool, turn: number): void {
  for (const z of [0.06, high + 0.1]) {
    const ring = (from: number, to: number, a: number, b: number) =>
      addSurface(mesh, 1, [Math.max(4, Math.round((b - a) * 22)), 3], (u, v) => {
        const angle = turn + a + (b - a) * u;
        const r = from + (to - from) * v;
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, z + 0.03 * Math.sin(r * 9)];
      });
    ring(1.75, flange, 0, Math.PI * 2);
    ring(0.35, 0.95, 0, Math.PI * 2);
    for (const spoke of [0, 2.0944, 4.1888]) ring(0.95, 1.75, spoke, spoke + 0.62);
    addSurface(mesh, 1, [90, 2], (u, v) => [
      x + Math.cos(u * Math.PI * 2) * flange,
      y + Math.sin(u * Math.PI * 2) * flange,
      z - 0.05 + 0.1 * v,
    ]);
  }
  addSurface(mesh, 2, [140, 6], (u, v) => {
    const r = wound + 0.03 * noise(u * 3, v * 2, 143);
    return [x + Math.cos(u * Math.PI * 2) * r, y + Math.sin(u * Math.PI * 2) * r, 0.1 + high * v];
  });
  addSurface(mesh, 2, [90, 30], (u, v) => {
    const r = 0.5 + (wound - 0.5) * v;
    return [
      x + Math.cos(u * Math.PI * 2) * r,
      y + Math.sin(u * Math.PI * 2) * r,
      0.06 + high + 0.02 * noise(v * 60, u * 5, 145),
    ];
  });
}

/** Way of the ribbon from one spool to the other, seen from above; it turns over once. */
function wayOf(
  left: Spool,
  right: Spool,
): (s: number) => readonly [x: number, y: number, twist: number] {
  const [x0, y0] = [left.at[0] + left.wound * 0.3, left.at[1] - left.wound * 0.95];
  const [x1, y1] = [right.at[0] - right.wound * 0.2, right.at[1] - right.wound * 0.98];
  return (s) => {
    const swing =
      Math.sin(s * Math.PI * 2.6) * 1.15 * Math.sin(s * Math.PI) +
      0.5 * Math.sin(s * 15) * Math.sin(s * Math.PI) ** 2;
    const t = (s - 0.46) / 0.16;
    const twist = Math.PI / (1 + Math.exp(-t * 5));
    return [x0 + (x1 - x0) * s, y0 + (y1 - y0) * s - swing, twist];
  };
}

/** A typewriter ribbon let out between its two spools across white paper: the other rule of the page. */
export async function ribbonRule(): Promise<Scene> {
  const mesh = emptyMesh();
  addFace(mesh, 0, [
    [-200, -200, 0],
    [200, -200, 0],
    [200, 400, 0],
    [-200, 400, 0],
  ]);
  const left: Spool = { at: [-8.6, 0.7], wound: 2.1 };
  const right: Spool = { at: [9.3, 1.3], wound: 0.95 };
  addSpool(mesh, left, 0.4);
  addSpool(mesh, right, 1.3);
  const struck = await lettering(
    2400,
    130,
    `<g font-family="Newsreader Variable, Newsreader" font-size="46">${[
      'the door opens inward only and',
      'which door do you mean here',
      'o.k. to print as marked h.w.',
    ]
      .map(
        (line, index) =>
          `<text x="${20 + index * 37}" y="${46 + index * 34}" textLength="2340" lengthAdjust="spacing">${line} ${line}</text>`,
      )
      .join('')}</g>`,
  );
  const way = wayOf(left, right);
  const middle = 0.08 + high / 2;
  addSurface(mesh, 3, [600, 10], (u, v) => {
    const [x, y, twist] = way(u);
    const [xa, ya] = way(Math.min(1, u + 0.002));
    const [xb, yb] = way(Math.max(0, u - 0.002));
    const length = Math.hypot(xa - xb, ya - yb);
    const side: Vector = [-(ya - yb) / length, (xa - xb) / length, 0];
    const half = (v - 0.5) * high;
    const lifted = middle + 0.25 * Math.exp(-(((u - 0.46) / 0.07) ** 2));
    return [
      x + side[0] * half * Math.sin(twist),
      y + side[1] * half * Math.sin(twist),
      lifted + half * Math.cos(twist) + 0.02 * Math.sin(u * 90),
    ];
  });
  const wound: Material = (paint, u, v) => {
    paint.white = 0.05 + 0.1 * noise(u * 5, v * 70, 147);
    paint.gloss = 0.2;
  };
  const cloth: Material = (paint, u, v) => {
    const weave = 0.5 + 0.5 * Math.sin(u * 9000) * Math.sin(v * 260);
    paint.white = 0.045 + 0.03 * weave + 0.3 * inkAt(struck, u, 1 - v);
    paint.gloss = 0.35;
  };
  return {
    mesh,
    materials: [table, tin, wound, cloth],
    camera: { from: [0.5, -44, 36], to: [0.35, -0.2, 0.4], degrees: 6.9 },
    sun: { towards: [-0.66, 0.62, 0.3], radius: 0.03, strength: 2.3 },
    sky: { strength: 0.42, reach: 4, bounce: 0.3 },
    beyond: 1.2,
  };
}
