import { clamp } from './shapes.ts';

/** A field of heights that is reckoned once and then looked up. */
export function terrain(
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  columns: number,
  rows: number,
  height: (x: number, z: number) => number,
): (x: number, z: number) => number {
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      field[row * columns + column] = height(
        left + ((right - left) * column) / (columns - 1),
        near + ((far - near) * row) / (rows - 1),
      );
  const [perX, perZ] = [(columns - 1) / (right - left), (rows - 1) / (far - near)];
  return (x, z) => {
    const u = clamp((x - left) * perX, 0, columns - 1.001);
    const v = clamp((z - near) * perZ, 0, rows - 1.001);
    const [iu, iv] = [u | 0, v | 0];
    const [fu, fv] = [u - iu, v - iv];
    const at = iv * columns + iu;
    const one = (field[at] ?? 0) * (1 - fu) + (field[at + 1] ?? 0) * fu;
    const two = (field[at + columns] ?? 0) * (1 - fu) + (field[at + columns + 1] ?? 0) * fu;
    return one * (1 - fv) + two * fv;
  };
}
