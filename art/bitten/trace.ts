import { chances } from './chance.ts';
import type { Paint } from './mesh.ts';
import { follow, newRay } from './ray.ts';
import type { Scene } from './scene.ts';
import { growTree } from './tree.ts';
import { cross, minus, unit, type Vector } from './vector.ts';

/** Picture of a camera: light, share of blue, and for the etched lines depth, normal and material. */
export interface Seen {
  width: number;
  height: number;
  light: Float32Array;
  blue: Float32Array;
  depth: Float32Array;
  normals: Float32Array;
  materials: Int16Array;
}

/** Two directions at right angles to one. */
function frameOf(n: Vector): [Vector, Vector] {
  const side = unit(cross(n, Math.abs(n[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  return [side, cross(n, side)];
}

/** Looks at the rows from `from` to `to` of a scene, each pixel with so many looks. */
export function trace(
  scene: Scene,
  { width, height }: { width: number; height: number },
  looks: number,
  [from, to]: readonly [number, number],
): Seen {
  const tree = growTree(scene.mesh);
  const normals = Float32Array.from(scene.mesh.normals);
  const coordinates = Float32Array.from(scene.mesh.coordinates);
  const kinds = Int16Array.from(scene.mesh.materials);
  const { camera, sun, bulbs = [], sky } = scene;
  const forward = unit(minus(camera.to, camera.from));
  const right = unit(cross(forward, camera.up ?? [0, 0, 1]));
  const up = cross(right, forward);
  const tall = Math.tan((camera.degrees * Math.PI) / 360);
  const rows = to - from;
  const seen: Seen = {
    width,
    height: rows,
    light: new Float32Array(width * rows),
    blue: new Float32Array(width * rows),
    depth: new Float32Array(width * rows).fill(1e6),
    normals: new Float32Array(width * rows * 3),
    materials: new Int16Array(width * rows).fill(-1),
  };
  const towards = sun ? unit(sun.towards) : ([0, 0, 1] as const);
  const [sunA, sunB] = frameOf(towards);
  const eye = newRay();
  const shade = newRay();
  const paint: Paint = { white: 1, blue: 0, gloss: 0, glow: 0 };
  const at = new Float64Array(3);
  const side = Math.round(Math.sqrt(looks));
  const lens = camera.lens;

  const blocked = (x: number, y: number, z: number, far: number): boolean => {
    shade.to[0] = x;
    shade.to[1] = y;
    shade.to[2] = z;
    shade.distance = far;
    return follow(tree, shade, true);
  };

  for (let row = 0; row < rows; row++) {
    const roll = chances((row + from) * 7919 + 11);
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      let [light, blue] = [0, 0];
      for (let look = 0; look < side * side; look++) {
        const jx = ((look % side) + roll()) / side;
        const jy = (Math.floor(look / side) + roll()) / side;
        const sx = ((column + jx) / width - 0.5) * 2 * tall * (width / height);
        const sy = (0.5 - (row + from + jy) / height) * 2 * tall;
        let [ox, oy, oz] = camera.from as [number, number, number];
        let dx = forward[0] + right[0] * sx + up[0] * sy;
        let dy = forward[1] + right[1] * sx + up[1] * sy;
        let dz = forward[2] + right[2] * sx + up[2] * sy;
        if (lens) {
          const turn = roll() * Math.PI * 2;
          const out = Math.sqrt(roll()) * lens.radius;
          const [lx, ly] = [Math.cos(turn) * out, Math.sin(turn) * out];
          const mx = right[0] * lx + up[0] * ly;
          const my = right[1] * lx + up[1] * ly;
          const mz = right[2] * lx + up[2] * ly;
          ox += mx;
          oy += my;
          oz += mz;
          dx = dx * lens.focus - mx;
          dy = dy * lens.focus - my;
          dz = dz * lens.focus - mz;
        }
        const length = Math.hypot(dx, dy, dz);
        eye.from[0] = ox;
        eye.from[1] = oy;
        eye.from[2] = oz;
        eye.to[0] = dx / length;
        eye.to[1] = dy / length;
        eye.to[2] = dz / length;
        eye.distance = Infinity;
        if (!follow(tree, eye, false)) {
          light += scene.beyond;
          continue;
        }
        const { triangle, u, v, distance } = eye;
        const w = 1 - u - v;
        const t9 = triangle * 9;
        const n = (axis: number) =>
          (normals[t9 + axis] as number) * w +
          (normals[t9 + 3 + axis] as number) * u +
          (normals[t9 + 6 + axis] as number) * v;
        let [nx, ny, nz] = [n(0), n(1), n(2)];
        const size = Math.hypot(nx, ny, nz) || 1;
        const facing =
          nx * (eye.to[0] as number) + ny * (eye.to[1] as number) + nz * (eye.to[2] as number);
        const flip = (facing > 0 ? -1 : 1) / size;
        nx *= flip;
        ny *= flip;
        nz *= flip;
        for (let axis = 0; axis < 3; axis++)
          at[axis] = (eye.from[axis] as number) + (eye.to[axis] as number) * distance;
        const t6 = triangle * 6;
        const kind = kinds[triangle] as number;
        paint.white = 0.8;
        paint.blue = 0;
        paint.gloss = 0;
        paint.glow = 0;
        scene.materials[kind]?.(
          paint,
          (coordinates[t6] as number) * w +
            (coordinates[t6 + 2] as number) * u +
            (coordinates[t6 + 4] as number) * v,
          (coordinates[t6 + 1] as number) * w +
            (coordinates[t6 + 3] as number) * u +
            (coordinates[t6 + 5] as number) * v,
          at,
        );
        if (look === 0) {
          seen.depth[pixel] = distance;
          seen.materials[pixel] = kind;
          seen.normals[pixel * 3] = nx;
          seen.normals[pixel * 3 + 1] = ny;
          seen.normals[pixel * 3 + 2] = nz;
        }
        // A little off the surface, so that it does not shade itself.
        const off = 2e-4 * Math.max(1, distance * 0.05);
        shade.from[0] = (at[0] as number) + nx * off;
        shade.from[1] = (at[1] as number) + ny * off;
        shade.from[2] = (at[2] as number) + nz * off;
        let lit = paint.glow;
        if (sky.strength > 0) {
          const turn = roll() * Math.PI * 2;
          const high = roll();
          const out = Math.sqrt(high);
          const [a, b] = frameOf([nx, ny, nz]);
          const [ca, sa, c] = [Math.cos(turn) * out, Math.sin(turn) * out, Math.sqrt(1 - high)];
          const open = !blocked(
            a[0] * ca + b[0] * sa + nx * c,
            a[1] * ca + b[1] * sa + ny * c,
            a[2] * ca + b[2] * sa + nz * c,
            sky.reach,
          );
          lit += sky.strength * paint.white * (open ? 1 : sky.bounce);
        }
        const gloss = (lx: number, ly: number, lz: number): number => {
          if (paint.gloss === 0) return 0;
          const hx = lx - (eye.to[0] as number);
          const hy = ly - (eye.to[1] as number);
          const hz = lz - (eye.to[2] as number);
          const shine = (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz);
          return paint.gloss * Math.max(0, shine) ** 60;
        };
        if (sun) {
          const turn = roll() * Math.PI * 2;
          const out = Math.sqrt(roll()) * sun.radius;
          const [ca, sa] = [Math.cos(turn) * out, Math.sin(turn) * out];
          const lx = towards[0] + sunA[0] * ca + sunB[0] * sa;
          const ly = towards[1] + sunA[1] * ca + sunB[1] * sa;
          const lz = towards[2] + sunA[2] * ca + sunB[2] * sa;
          const cosine = nx * lx + ny * ly + nz * lz;
          if (cosine > 0 && !blocked(lx, ly, lz, 1e5))
            lit += sun.strength * (cosine * paint.white + gloss(lx, ly, lz));
        }
        for (const bulb of bulbs) {
          const turn = roll() * Math.PI * 2;
          const rise = roll() * 2 - 1;
          const out = Math.sqrt(1 - rise * rise) * bulb.radius;
          const bx = bulb.at[0] + Math.cos(turn) * out - (shade.from[0] as number);
          const by = bulb.at[1] + Math.sin(turn) * out - (shade.from[1] as number);
          const bz = bulb.at[2] + rise * bulb.radius - (shade.from[2] as number);
          const far = Math.hypot(bx, by, bz);
          const cosine = (nx * bx + ny * by + nz * bz) / far;
          if (cosine <= 0) continue;
          if (blocked(bx / far, by / far, bz / far, far * 0.999)) continue;
          const share = bulb.strength / (1 + (far / bulb.half) ** 2);
          lit += share * (cosine * paint.white + gloss(bx / far, by / far, bz / far));
        }
        light += lit;
        blue += paint.blue;
      }
      seen.light[pixel] = light / (side * side);
      seen.blue[pixel] = blue / (side * side);
    }
  }
  return seen;
}
