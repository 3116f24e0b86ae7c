import { hash } from './noise.ts';
import type { Exposure } from './relief.ts';
import { clamp } from './shapes.ts';

/** Metres: x to the right, y up, z away from the camera. */
export type Vector = readonly [x: number, y: number, z: number];

/** Surface that a ray met, filled in by the world. */
export interface Hit {
  x: number;
  y: number;
  z: number;
  /** Surface normal. */
  nx: number;
  ny: number;
  nz: number;
  /** Way of the ray. */
  dx: number;
  dy: number;
  dz: number;
  far: number;
  /** Share of the sun that arrives, and of the sky. */
  sun: number;
  air: number;
  red: number;
  green: number;
  blue: number;
}

/** A place in three dimensions, with one sun. */
export interface World {
  /** Distance to the nearest surface; may say less, never much more. */
  readonly distance: (x: number, y: number, z: number) => number;
  readonly sun: Vector;
  /** Sets the light of a point that a ray met. */
  readonly shade: (hit: Hit) => void;
  /** Sets the light of a ray that met nothing; `dx` to `dz` are set. */
  readonly sky: (hit: Hit) => void;
  readonly reach: number;
  /** Half the stretch over which a slope is measured; wider than the cells of a terrain that is steep. */
  readonly slope?: number;
}

export interface Camera {
  readonly at: Vector;
  readonly to: Vector;
  /** Half the width of the picture at a distance of 1. */
  readonly wide: number;
}

/** An exposure with the distance of every pixel. */
export interface DeepExposure extends Exposure {
  readonly depth: Float32Array;
}

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

const steps = 170;

function meet(
  { distance, reach }: World,
  [ox, oy, oz]: Vector,
  dx: number,
  dy: number,
  dz: number,
): number {
  let way = 0.02;
  for (let count = 0; count < steps; count++) {
    const free = distance(ox + dx * way, oy + dy * way, oz + dz * way);
    if (free < 0.0004 + way * 0.0005) return way;
    way += free;
    if (way > reach) return -1;
  }
  return way;
}

function sunlit({ distance, sun: [sx, sy, sz] }: World, x: number, y: number, z: number): number {
  let open = 1;
  let way = 0.004;
  for (let count = 0; count < 44 && way < 3; count++) {
    const free = distance(x + sx * way, y + sy * way, z + sz * way);
    if (free < 0.0003) return 0;
    open = Math.min(open, (26 * free) / way);
    way += clamp(free, 0.005, 0.16);
  }
  return clamp(open);
}

function airAt({ distance }: World, { x, y, z, nx, ny, nz }: Hit): number {
  let hidden = 0;
  for (const [away, share] of [
    [0.012, 0.3],
    [0.04, 0.28],
    [0.1, 0.24],
    [0.22, 0.18],
  ] as const)
    hidden += share * clamp(1 - distance(x + nx * away, y + ny * away, z + nz * away) / away);
  return 1 - hidden;
}

const small = 0.0009;

/** Takes a picture of a world, with so many rays a pixel. */
export function film(
  width: number,
  height: number,
  camera: Camera,
  world: World,
  rays: number,
): DeepExposure {
  const light = new Float32Array(width * height * 3);
  const depth = new Float32Array(width * height);
  const front = unit([
    camera.to[0] - camera.at[0],
    camera.to[1] - camera.at[1],
    camera.to[2] - camera.at[2],
  ]);
  const side = unit([front[2], 0, -front[0]]);
  const up: Vector = [
    front[1] * side[2] - front[2] * side[1],
    front[2] * side[0] - front[0] * side[2],
    front[0] * side[1] - front[1] * side[0],
  ];
  const hit: Hit = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 1,
    nz: 0,
    dx: 0,
    dy: 0,
    dz: 1,
    far: 0,
    sun: 1,
    air: 1,
    red: 0,
    green: 0,
    blue: 0,
  };
  const { distance } = world;
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at++) {
      let nearest = world.reach;
      for (let ray = 0; ray < rays; ray++) {
        const jx = rays === 1 ? 0.5 : ((ray % 2) + hash(px, py, ray * 2)) / 2;
        const jy =
          rays === 1 ? 0.5 : ((ray >> 1) + hash(px, py, ray * 2 + 1)) / Math.max(1, rays / 2);
        const u = ((2 * (px + jx)) / width - 1) * camera.wide;
        const v = ((height - 2 * (py + jy)) / width) * camera.wide;
        const [dx, dy, dz] = unit([
          front[0] + side[0] * u + up[0] * v,
          front[1] + side[1] * u + up[1] * v,
          front[2] + side[2] * u + up[2] * v,
        ]);
        hit.dx = dx;
        hit.dy = dy;
        hit.dz = dz;
        hit.far = meet(world, camera.at, dx, dy, dz);
        if (hit.far < 0) world.sky(hit);
        else {
          const x = camera.at[0] + dx * hit.far;
          const y = camera.at[1] + dy * hit.far;
          const z = camera.at[2] + dz * hit.far;
          const e = (world.slope ?? small) + hit.far * 0.0004;
          // Four corners of a small tetrahedron give the slope.
          const a = distance(x + e, y - e, z - e);
          const b = distance(x - e, y - e, z + e);
          const c = distance(x - e, y + e, z - e);
          const d = distance(x + e, y + e, z + e);
          const [nx, ny, nz] = unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
          hit.x = x;
          hit.y = y;
          hit.z = z;
          hit.nx = nx;
          hit.ny = ny;
          hit.nz = nz;
          const facing = nx * world.sun[0] + ny * world.sun[1] + nz * world.sun[2];
          hit.sun =
            facing > -0.3 ? sunlit(world, x + nx * 0.003, y + ny * 0.003, z + nz * 0.003) : 0;
          hit.air = airAt(world, hit);
          world.shade(hit);
          nearest = Math.min(nearest, hit.far);
        }
        light[at * 3] = (light[at * 3] ?? 0) + hit.red / rays;
        light[at * 3 + 1] = (light[at * 3 + 1] ?? 0) + hit.green / rays;
        light[at * 3 + 2] = (light[at * 3 + 2] ?? 0) + hit.blue / rays;
      }
      depth[at] = nearest;
    }
  return { width, height, light, depth };
}
