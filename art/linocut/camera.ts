import type { Point } from './curves.ts';

/** A place in the world, in meters: right, up, away. */
export type Spot = readonly [x: number, y: number, z: number];

/** A camera without roll: where it stands, what it looks at, and how many units a meter is at a distance of one. */
export interface Camera {
  /** A place on the picture, and its distance. */
  readonly see: (spot: Spot) => readonly [x: number, y: number, depth: number];
  /** The same without the distance. */
  readonly at: (spot: Spot) => Point;
  /** A bar of such a thickness from place to place, as a path. */
  readonly bar: (from: Spot, to: Spot, thick: number) => string;
}

/** Nothing nearer is drawn, in meters. */
const nearest = 0.4;

export function cameraAt(
  eye: Spot,
  aim: Spot,
  { focal, middle }: { focal: number; middle: Point },
): Camera {
  const ahead = [aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]] as const;
  const far = Math.hypot(...ahead);
  const [fx, fy, fz] = [ahead[0] / far, ahead[1] / far, ahead[2] / far];
  const flat = Math.hypot(fx, fz);
  const [rx, rz] = [fz / flat, -fx / flat];
  // Up is across right and ahead.
  const [ux, uy, uz] = [(-fy * fx) / flat, flat, (-fy * fz) / flat];
  const see: Camera['see'] = ([x, y, z]) => {
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = Math.max(nearest, dx * fx + dy * fy + dz * fz);
    const right = dx * rx + dz * rz;
    const up = dx * ux + dy * uy + dz * uz;
    return [middle[0] + (focal * right) / depth, middle[1] - (focal * up) / depth, depth];
  };
  const at: Camera['at'] = (spot) => {
    const [x, y] = see(spot);
    return [x, y];
  };
  const bar: Camera['bar'] = (from, to, thick) => {
    const [x1, y1, d1] = see(from);
    const [x2, y2, d2] = see(to);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
    const [h1, h2] = [(thick * focal) / d1 / 2, (thick * focal) / d2 / 2];
    const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    return `M${place(x1 + nx * h1, y1 + ny * h1)}L${place(x2 + nx * h2, y2 + ny * h2)}L${place(x2 - nx * h2, y2 - ny * h2)}L${place(x1 - nx * h1, y1 - ny * h1)}Z`;
  };
  return { see, at, bar };
}
