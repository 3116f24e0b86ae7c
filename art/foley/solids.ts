/** Distances to solids; lengths in metres. */

/** A rod with round ends, its thickness from `ra` to `rb`. */
export function toRod(
  x: number,
  y: number,
  z: number,
  [ax, ay, az]: readonly [number, number, number],
  [bx, by, bz]: readonly [number, number, number],
  ra: number,
  rb: number,
): number {
  const [px, py, pz] = [x - ax, y - ay, z - az];
  const [lx, ly, lz] = [bx - ax, by - ay, bz - az];
  const raw = (px * lx + py * ly + pz * lz) / (lx * lx + ly * ly + lz * lz);
  const share = Math.max(0, Math.min(1, raw));
  const [qx, qy, qz] = [px - lx * share, py - ly * share, pz - lz * share];
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - (ra + (rb - ra) * share);
}

/** An egg with three radii; near enough for marching. */
export function toEgg(
  x: number,
  y: number,
  z: number,
  [cx, cy, cz]: readonly [number, number, number],
  [rx, ry, rz]: readonly [number, number, number],
): number {
  const [px, py, pz] = [x - cx, y - cy, z - cz];
  const one = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2);
  const two = Math.sqrt((px / (rx * rx)) ** 2 + (py / (ry * ry)) ** 2 + (pz / (rz * rz)) ** 2);
  return two === 0 ? -Math.min(rx, ry, rz) : (one * (one - 1)) / two;
}

/** A block with rounded edges. */
export function toBlock(
  x: number,
  y: number,
  z: number,
  [hx, hy, hz]: readonly [number, number, number],
  round: number,
): number {
  const qx = Math.abs(x) - hx + round;
  const qy = Math.abs(y) - hy + round;
  const qz = Math.abs(z) - hz + round;
  const out = Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2);
  return out + Math.min(Math.max(qx, qy, qz), 0) - round;
}
