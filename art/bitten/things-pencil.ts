import type { Material, Mesh } from './mesh.ts';
import { addSurface } from './mesh.ts';
import { noise } from './noise.ts';
import type { Place } from './vector.ts';

/** Lengths of a pencil, in centimeters: of all of it, of the bare cone, and its radii. */
export interface Pencil {
  length: number;
  cone: number;
  radius: number;
  lead: number;
  /** Length that is worn off the point. */
  blunt: number;
}

export const usedPencil: Pencil = {
  length: 15.2,
  cone: 2.3,
  radius: 0.37,
  lead: 0.15,
  blunt: 0.17,
};

/** Radius of a six-sided rod with rounded edges, at an angle. */
function hexagon(radius: number, angle: number): number {
  const part = Math.PI / 3;
  const from = ((((angle + part / 2) % part) + part) % part) - part / 2;
  const flat = radius / Math.cos(from);
  return Math.min(flat, radius * 1.1);
}

/** Radius of the sharpened cone so far from the tip. */
const coneAt = (pencil: Pencil, x: number) =>
  pencil.lead * 0.55 +
  ((x - pencil.blunt) / pencil.cone) * (pencil.radius * 1.12 - pencil.lead * 0.3);

/** Radius of the pencil so far from where its tip was when it was new. */
function radiusAt(pencil: Pencil, x: number, angle: number): number {
  const worn = x - pencil.blunt;
  if (worn < 0) return 0;
  const round = Math.sqrt(Math.min(1, worn / (pencil.blunt * 0.9)));
  // A knife, not a sharpener: the cone has a few flat cuts.
  const cut = 1 + 0.035 * Math.cos(angle * 5 + 1.3) + 0.02 * noise(angle * 2.4, x * 1.5, 7);
  return Math.min(hexagon(pencil.radius, angle), coneAt(pencil, x) * cut) * round;
}

/** Adds a pencil with its tip at the origin and its length along x. */
export function addPencil(
  mesh: Mesh,
  [body, end]: readonly [number, number],
  pencil: Pencil,
  place: Place,
  fine = 1,
): void {
  const { length, cone, blunt } = pencil;
  const near = (cone * 1.3 - blunt) / length;
  const share = (v: number) => (v < 0.7 ? (v / 0.7) * near : near + ((v - 0.7) / 0.3) * (1 - near));
  addSurface(mesh, body, [Math.round(96 * fine), Math.round(300 * fine)], (u, v) => {
    const x = blunt + share(v) * (length - blunt);
    const angle = u * Math.PI * 2;
    const r = radiusAt(pencil, x, angle);
    return place([x, Math.cos(angle) * r, Math.sin(angle) * r]);
  });
  addSurface(mesh, end, [48, 8], (u, v) => {
    const angle = u * Math.PI * 2;
    const r = hexagon(pencil.radius, angle) * (1 - v);
    return place([length - 0.02 * v, Math.cos(angle) * r, Math.sin(angle) * r]);
  });
}

/** Letters of the stamp along the pencil, as a picture: 1 where there is foil. */
export type Stamp = (along: number, across: number) => number;

/** Lacquer, wood and lead of a pencil; `u` goes round, `v` along it as `addPencil` has it. */
export function pencilBody(pencil: Pencil, stamp: Stamp, stampFace = 1): Material {
  const { length, cone, blunt, lead } = pencil;
  const near = (cone * 1.3 - blunt) / length;
  return (paint, u, v) => {
    const x =
      blunt +
      (v < 0.7 ? (v / 0.7) * near : near + ((v - 0.7) / 0.3) * (1 - near)) * (length - blunt);
    const angle = u * Math.PI * 2;
    const hex = hexagon(pencil.radius, angle);
    const bare = radiusAt(pencil, x, angle);
    const isLacquer = bare >= hex * 0.995;
    if (isLacquer) {
      const part = Math.PI / 3;
      const face = Math.floor(((((angle + part / 2) / part) % 6) + 6) % 6);
      const across = ((((angle + part / 2) % part) + part) % part) / part;
      paint.blue = 1;
      paint.white = 0.52 - 0.05 * noise(x * 3, angle * 4, 11);
      paint.gloss = 0.5;
      // Rubbed edges show the ground under the lacquer.
      const edge = Math.abs(across - 0.5) * 2;
      const worn =
        0.62 * noise(x * 1.1, face * 9, 13) + 0.38 * noise(x * 7, face * 5 + edge * 3, 14);
      if (edge > 1.16 - 0.34 * worn && worn > 0.5) {
        paint.white = 0.82;
        paint.blue = 0.45;
      }
      if (length - x < 1.1) {
        // The dipped end: a white band, and black.
        paint.blue = 0;
        paint.white = length - x > 0.86 ? 0.95 : 0.16;
      }
      if (face === stampFace && stamp(x, across) > 0.5) {
        paint.white = 0.97;
        paint.blue = 0.04;
        paint.gloss = 0.8;
      }
      return;
    }
    if (bare < lead * 1.06) {
      paint.blue = 1;
      paint.white = 0.3 + 0.16 * noise(x * 26, angle * 8, 15);
      paint.gloss = 0.12;
      return;
    }
    // Cedar, cut by a knife.
    const fiber = noise(x * 2.2, angle * 26, 17) * 0.6 + noise(x * 9, angle * 60, 19) * 0.4;
    paint.white = 0.24 + 0.4 * fiber;
    const smear = bare < lead * 1.5 ? 0.4 : 0;
    paint.blue = smear * noise(x * 12, angle * 9, 23);
  };
}
