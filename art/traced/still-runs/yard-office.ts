import { box, placed, quad, sheet } from '../mesh.ts';
import { type Camera, linearOf, type Pixels, type Point, Scene } from '../scene.ts';
import { barPaper, fanfold, payroll } from './fanfold.ts';
import { layDiskettes, layMug, layPencil } from './sill-things.ts';

/** Meters; the desk's top is at z = 0, its front edge at y = 0. */
const room = { back: 0.6, edge: 0.8, sill: 0.95 };

/**
 * Across the desk to the window from so high above it. The front of the desk is the lower edge of the
 * picture and as wide as it; upright lines stay upright.
 */
export const acrossTheDesk = (eye: number, shape: number): Camera => ({
  eye: [0, -room.back, eye],
  target: [0, 1, eye],
  angle: (2 * Math.atan(fanfold.wide / shape / room.back / 2) * 180) / Math.PI,
  aperture: 0.00025,
  focus: 0.9,
  shift: [0, 0.5 - (eye / fanfold.wide) * shape],
});

/** Radius of the paper where it goes over the edge. */
const bend = 0.011;

/** Height of the paper over the desk, so far from the edge: it keeps the zigzag of its folds. */
function rise(y: number): number {
  const fold = y / fanfold.long;
  const zig = Math.abs(((fold + 0.12) % 2) - 1);
  return 0.0012 + 0.016 * (0.5 - 0.5 * Math.cos(Math.PI * zig)) * Math.min(1, y / 0.12);
}

async function layPaper(scene: Scene): Promise<void> {
  const half = fanfold.wide / 2;
  const paperOf = async (lines: readonly string[], seed: number) =>
    scene.material({
      texture: await barPaper({ lines, seed }),
      cutout: true,
      rough: 0.75,
      specular: 0.2,
      through: 0.34,
      bump: [900, 0.05],
    });
  const radius = bend;
  // Over the edge: a quarter of a turn, then straight down.
  const front = await paperOf([], 1);
  const arc = (Math.PI / 2) * radius;
  const hang = 0.27;
  sheet(
    scene,
    [24, 60],
    (u, v) => {
      const along = v * (arc + hang);
      const x = (u - 0.5) * fanfold.wide;
      const sway = 0.0011 * Math.sin(u * 5 + along * 30) * Math.min(1, along / 0.05);
      if (along > hang) {
        const turn = (along - hang) / radius;
        return [
          x,
          -radius * Math.cos(turn) + radius + sway,
          radius * Math.sin(turn) - radius + 0.0012,
        ];
      }
      return [x, sway, along - hang - radius + 0.0012];
    },
    front,
    (u, v) => [u, 0.02 + ((1 - v) * (arc + hang)) / fanfold.long],
  );
  for (let i = 0; i < 3; i++) {
    const from = radius + i * fanfold.long;
    sheet(
      scene,
      [30, 60],
      (u, v) => {
        const y = from + v * fanfold.long;
        const curl = 0.004 * (2 * u - 1) ** 6;
        const x = (u - 0.5) * 2 * half + 0.004 * Math.sin(y * 2.2);
        // Over the far edge it comes up from its carton.
        const past = y - room.edge + 0.01;
        if (past > 0)
          return [x, room.edge - 0.01 + 0.02 * Math.tanh(past * 40), rise(y - radius) - past];
        return [x, y, rise(y - radius) + curl];
      },
      await paperOf(payroll(11 + i * 8), 20 + i),
    );
  }
}

function layThings(scene: Scene): void {
  layMug(scene, [-0.29, 0.6, 0]);
  // The pencil marks the place where a reader stopped.
  const on = (x: number, y: number): Point => [x, y, rise(y - bend) + 0.0031];
  layPencil(scene, on(0.128, 0.31), on(0.0255, 0.1888));
  layDiskettes(scene, [0.3, 0.58, 0], 12);
}

/** Factor by which it is brighter outside than in its picture. */
const brightness = 1.5;

/** Lays the view beyond the pane: a picture whose horizon is at the height of the eye. */
export function layView(scene: Scene, view: Pixels, wide: number, eye: number): void {
  const outside = scene.material({
    kind: 'backdrop',
    color: [0, 0, 0],
    glow: [brightness, brightness, brightness],
    glowTexture: view,
  });
  const far = 7;
  const tall = (wide * view.height) / view.width;
  // Over the picture the sky goes on in the light of its upper edge.
  const mean = [0, 1, 2].map((channel) => {
    const row = Array.from({ length: view.width }, (_, x) => view.data[x * 4 + channel] ?? 0);
    return Math.round(row.reduce((sum, value) => sum + value, 0) / view.width);
  });
  const sky = linearOf(`#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  const [red, green, blue] = sky.map((value) => value * brightness) as [number, number, number];
  const above = eye + tall / 2;
  quad(
    scene,
    [
      [-wide, far, above],
      [wide, far, above],
      [wide, far, above + tall],
      [-wide, far, above + tall],
    ],
    scene.material({ kind: 'backdrop', color: [0, 0, 0], glow: [red, green, blue] }),
  );
  quad(
    scene,
    [
      [-wide / 2 + 0.1, far, eye - tall / 2],
      [wide / 2 + 0.1, far, eye - tall / 2],
      [wide / 2 + 0.1, far, eye + tall / 2],
      [-wide / 2 + 0.1, far, eye + tall / 2],
    ],
    outside,
  );
}

/** The desk of the yard office in north light, its paper coming towards us. */
export async function yardOffice(view: Pixels, eye: number): Promise<Scene> {
  const scene = new Scene();
  layView(scene, view, 5.9, eye);
  scene.lamp([-1.1, room.sill + 0.14, 0.05], [2.2, 0, 0], [0, 0, 1.4], [6.6, 6.7, 6.7], 0.35);
  scene.lamp([1.6, -2.2, -0.3], [-3.2, 0, 0], [0, 0, 1.9], [1.75, 1.72, 1.66], 0.2);
  scene.setSky([0.3, 0.31, 0.31]);
  const wood = scene.material({
    color: '#8a6543',
    rough: 0.3,
    stain: [40, 0.25],
    bump: [80, 0.015],
  });
  const paint = scene.material({ color: '#e6e5da', rough: 0.42, stain: [20, 0.08] });
  box(scene, [2.6, room.edge, 0.03], wood, {
    round: 0.004,
    place: placed([0, room.edge / 2 + 0.006, -0.0152]),
  });
  // The front of the desk, which shows through the holes of the paper.
  box(scene, [2.6, 0.02, 0.5], wood, { place: placed([0, 0.05, -0.28]) });
  // Sill, frame and one bar of the window.
  box(scene, [2.6, 0.1, 0.03], paint, { round: 0.008, place: placed([0, room.sill, -0.03]) });
  for (const x of [-0.33, 0.47])
    box(scene, [0.024, 0.04, 1.6], paint, {
      round: 0.005,
      place: placed([x, room.sill + 0.05, 0.8]),
    });
  box(scene, [2.6, 0.05, 0.05], paint, {
    round: 0.006,
    place: placed([0, room.sill + 0.06, 0.45]),
  });
  await layPaper(scene);
  layThings(scene);
  return scene;
}
