import { type Box, bend, disc, joined, rod, type Solid, slab, without } from './solid.ts';

/** Radius of a leg: all goods are turned from one pole. */
const pole = 0.024;

/** The chair: four poles, a seat, a bent rail; its front is towards -y, the floor at z = 0. */
const chairSolid: Solid = (() => {
  const legs = [-1, 1].flatMap((side) => [
    rod([side * 0.185, -0.17, pole], [side * 0.17, -0.155, 0.44], pole),
    rod([side * 0.185, 0.185, pole], [side * 0.165, 0.165, 0.44], pole),
    rod([side * 0.165, 0.165, 0.44], [side * 0.168, 0.232, 0.735], pole),
  ]);
  const seat = without(
    slab([0, 0, 0.445], [0.46, 0.44, 0.052], 0.17, 0.024),
    (x, y, z) => Math.hypot(x, y * 1.06, z - 1.385) - 0.92,
    0.012,
  );
  const rail = bend([0, -0.28, 0.735], 0.53, 0.47, 0.026, 2.1);
  return joined(0.022, ...legs, seat, rail);
})();
export const chair: readonly [Solid, Box] = [
  chairSolid,
  [
    [-0.32, -0.27, -0.02],
    [0.32, 0.34, 0.84],
  ],
];

/** The stool: three poles under a round seat. */
const stoolSolid: Solid = (() => {
  const legs = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 + 0.4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return rod([c * 0.175, s * 0.175, pole], [c * 0.13, s * 0.13, 0.4], pole);
  });
  return joined(0.022, ...legs, disc([0, 0, 0.44], 0.185, 0.052, 0.024));
})();
export const stool: readonly [Solid, Box] = [
  stoolSolid,
  [
    [-0.24, -0.24, -0.02],
    [0.24, 0.24, 0.5],
  ],
];

/** The table: three thick poles under a round top. */
const tableSolid: Solid = (() => {
  const legs = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 - 0.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return rod([c * 0.42, s * 0.42, 0.045], [c * 0.36, s * 0.36, 0.645], 0.045);
  });
  return joined(0.03, ...legs, disc([0, 0, 0.715], 0.58, 0.052, 0.025));
})();
export const table: readonly [Solid, Box] = [
  tableSolid,
  [
    [-0.64, -0.64, -0.02],
    [0.64, 0.64, 0.78],
  ],
];

/** The lamp's body: a foot, one pole, and a dome that is hollow. */
const lampSolid: Solid = (() => {
  const foot = disc([0, 0, 0.022], 0.115, 0.044, 0.02);
  const stem = rod([0, 0, 0.02], [0, 0, 0.34], pole);
  const dome = without(
    (x, y, z) => Math.max(Math.hypot(x, y, (z - 0.29) * 1.12) - 0.2, 0.29 - z),
    (x, y, z) => Math.max(Math.hypot(x, y, (z - 0.285) * 1.12) - 0.192, 0.25 - z),
    0.004,
  );
  return joined(0.016, foot, stem, dome);
})();
export const lamp: readonly [Solid, Box] = [
  lampSolid,
  [
    [-0.23, -0.23, -0.02],
    [0.23, 0.23, 0.5],
  ],
];
