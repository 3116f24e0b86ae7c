import { tilePattern } from '../../src/homes/blog-metro/tile-patterns.ts';
import { add, box, lathe, placed, quad } from '../traced/mesh.ts';
import { drawing, painted } from '../traced/paint.ts';
import { type Camera, type Material, type Point, Scene } from '../traced/scene.ts';
import { outlines } from './outline.ts';
import { pigmentColors } from './pigment-colors.ts';

/** Over the near edge of the frame, one leaf sharp. */
export const overTheDivider: Camera = {
  eye: [0.07, -0.31, 0.245],
  target: [0.002, -0.004, 0.004],
  angle: 26,
  aperture: 0.0045,
  focus: 0.385,
};

const high = 0.017;

/** A strip of brass on edge along some points of the tile. */
function strip(
  scene: Scene,
  points: readonly (readonly [number, number])[],
  material: Material,
): void {
  const at = points.map(([x, y]) => [(x - 50) * 0.002, (50 - y) * 0.002] as const);
  const thick = 0.00055;
  for (const [i, a] of at.entries()) {
    const b = at[i + 1];
    if (!b) break;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / long) * thick, ((b[0] - a[0]) / long) * thick];
    const p = ([x, y]: readonly [number, number], side: number, z: number): Point => [
      x + nx * side,
      y + ny * side,
      z,
    ];
    for (const side of [-1, 1])
      quad(scene, [p(a, side, 0), p(b, side, 0), p(b, side, high), p(a, side, high)], material);
    quad(scene, [p(a, -1, high), p(b, -1, high), p(b, 1, high), p(a, 1, high)], material);
  }
}

/** Paints the poured pattern, with the last color still missing, on a transparent ground. */
async function slurry() {
  const { parts, colors } = tilePattern('leaf');
  const hole = parts[2]?.d ?? '';
  const fill = (color: number) => pigmentColors[colors[color] ?? 'white'];
  const kept = parts.filter((_, index) => index !== 2 && index !== 3);
  const inner = parts[3];
  const svg = `<mask id="m"><rect width="100" height="100" fill="#fff"/><path d="${hole}" fill="#000"/></mask><g mask="url(#m)"><rect width="100" height="100" fill="${fill(0)}"/>${kept.map(({ d, color }) => `<path d="${d}" fill="${fill(color)}"/>`).join('')}</g>${inner ? `<path d="${inner.d}" fill="${fill(inner.color)}"/>` : ''}`;
  return painted(drawing(100, 100, svg), 1600, 1600);
}

/** Drops that fell beside it: x, y, height of the surface under them, radius, color. */
const drops = [
  [-0.052, -0.112, 0.02, 0.0042, 'green'],
  [-0.044, -0.107, 0.02, 0.0016, 'green'],
  [0.03, -0.1135, 0.02, 0.0026, 'white'],
  [0.037, -0.109, 0.02, 0.0013, 'white'],
  [0.1115, -0.03, 0.02, 0.0036, 'green'],
  [0.107, -0.041, 0.02, 0.0014, 'green'],
  [0.1135, 0.05, 0.02, 0.0024, 'yellow'],
  [-0.11, 0.03, 0.02, 0.003, 'white'],
  [-0.112, -0.05, 0.02, 0.002, 'yellow'],
] as const;

/** Lets them lie there, round and still wet. */
function spill(scene: Scene): void {
  for (const [x, y, z, r, name] of drops) {
    const wet = scene.material({ color: pigmentColors[name], rough: 0.12, specular: 0.7 });
    lathe(
      scene,
      [
        [r, 0],
        [r * 0.96, r * 0.1],
        [r * 0.7, r * 0.24],
        [r * 0.35, r * 0.31],
        [0, r * 0.33],
      ],
      wet,
      { place: ([px, py, pz]) => [px * 1.25 + py * 0.2 + x, py + y, pz + z] },
    );
  }
}

/** A brass divider in its frame with the colors poured, all but the white of the leaf. */
export async function divider(): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.62, 0.62, 0.6]);
  // A window of three panes behind: the slurry mirrors its bars.
  for (const x of [-0.62, -0.3, 0.02, 0.34])
    scene.lamp([x, 0.62 + x * 0.2, 0.24], [0.23, 0.05, 0], [0, 0, 0.62], [12, 11.4, 10.4], 0.75);
  scene.lamp([-0.8, -0.5, 0.15], [0, 0.7, 0], [0, 0, 0.5], [3.4, 3.6, 3.9], 0.25);
  scene.lamp([0.8, -0.4, 0.6], [-0.5, -0.4, 0], [0, 0, 0.4], [2.4, 2.0, 1.5], 0.4);
  const bench = scene.material({
    color: '#2b2622',
    rough: 0.5,
    bump: [120, 0.2],
    stain: [20, 0.4],
  });
  quad(
    scene,
    [
      [-2, -2, -0.012],
      [2, -2, -0.012],
      [2, 2, -0.012],
      [-2, 2, -0.012],
    ],
    bench,
  );
  const steel = scene.material({
    color: '#8e8f8d',
    rough: 0.3,
    metal: 1,
    bump: [700, 0.02],
    stain: [40, 0.3],
  });
  const iron = scene.material({
    color: '#5a5855',
    rough: 0.36,
    metal: 1,
    bump: [240, 0.06],
    stain: [26, 0.45],
  });
  const brass = scene.material({
    color: '#c9964a',
    rough: 0.27,
    metal: 1,
    bump: [160, 0.05],
    stain: [70, 0.35],
  });
  quad(
    scene,
    [
      [-0.1, -0.1, 0.001],
      [0.1, -0.1, 0.001],
      [0.1, 0.1, 0.001],
      [-0.1, 0.1, 0.001],
    ],
    steel,
  );
  for (const [x, y, w, d] of [
    [0, -0.11, 0.24, 0.018],
    [0, 0.11, 0.24, 0.018],
    [-0.11, 0, 0.018, 0.2],
    [0.11, 0, 0.018, 0.2],
  ] as const)
    box(scene, [w, d, 0.034], iron, { round: 0.0016, place: placed([x, y, 0.003]) });
  const wet = scene.material({
    texture: await slurry(),
    cutout: true,
    rough: 0.1,
    specular: 0.75,
    bump: [34, 0.016],
  });
  quad(
    scene,
    [
      [-0.1, -0.1, 0.0085],
      [0.1, -0.1, 0.0085],
      [0.1, 0.1, 0.0085],
      [-0.1, 0.1, 0.0085],
    ],
    wet,
  );
  for (const { d } of tilePattern('leaf').parts)
    for (const piece of outlines(d)) strip(scene, piece, brass);
  spill(scene);
  // Bowls of color behind it.
  const tin = scene.material({ color: '#d8d4ca', rough: 0.35, stain: [60, 0.2] });
  for (const [x, y, name] of [
    [-0.135, 0.215, 'red'],
    [0.015, 0.235, 'blue'],
    [0.165, 0.21, 'white'],
  ] as const) {
    const place = (p: Point) => add(p, [x, y, -0.01]);
    const color = scene.material({
      color: pigmentColors[name],
      rough: 0.2,
      specular: 0.5,
      bump: [50, 0.04],
    });
    lathe(
      scene,
      [
        [0, 0],
        [0.04, 0.002],
        [0.062, 0.03],
        [0.064, 0.032],
        [0.062, 0.033],
        [0.056, 0.024],
      ],
      tin,
      { place },
    );
    lathe(
      scene,
      [
        [0.06, 0.0275],
        [0, 0.0275],
      ],
      color,
      { place },
    );
  }
  return scene;
}
