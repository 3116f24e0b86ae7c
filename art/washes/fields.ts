/** Random number from 0 to 1 of a point of a lattice that repeats after `period` steps. */
function lattice(x: number, y: number, period: number, seed: number): number {
  const column = ((x % period) + period) % period;
  const line = ((y % period) + period) % period;
  let mixed = Math.imul(column + 374761, 0x85ebca6b) ^ Math.imul(line + 668265, 0xc2b2ae35);
  mixed ^= Math.imul(seed + 1274126, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** A square of smooth noise that repeats at its edges, so that it may be read at any offset. */
export interface Field {
  readonly size: number;
  readonly values: Float32Array;
}

/** Fractal noise around 0 (about −1 to 1): `cells` across at the coarsest, each octave twice as fine. */
export function fractalField(size: number, cells: number, octaves: number, seed: number): Field {
  const values = new Float32Array(size * size);
  let weight = 1;
  let sum = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const period = cells * 2 ** octave;
    const step = period / size;
    if (step > 1) break;
    sum += weight;
    for (let y = 0; y < size; y++) {
      const top = Math.floor(y * step);
      let v = y * step - top;
      v = v * v * (3 - 2 * v);
      let left = -1;
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let x = 0; x < size; x++) {
        const column = Math.floor(x * step);
        if (column !== left) {
          left = column;
          a = lattice(column, top, period, seed + octave);
          b = lattice(column + 1, top, period, seed + octave);
          c = lattice(column, top + 1, period, seed + octave);
          d = lattice(column + 1, top + 1, period, seed + octave);
        }
        let u = x * step - left;
        u = u * u * (3 - 2 * u);
        const upper = a + (b - a) * u;
        const lower = c + (d - c) * u;
        values[y * size + x] =
          (values[y * size + x] ?? 0) + weight * ((upper + (lower - upper) * v) * 2 - 1);
      }
    }
    weight *= 0.5;
  }
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] ?? 0) / (sum * 0.62);
  return { size, values };
}

/** Value of a field at whole pixels, moved by an offset. */
export function valueAt({ size, values }: Field, x: number, y: number): number {
  const column = (((x | 0) % size) + size) % size;
  const line = (((y | 0) % size) + size) % size;
  return values[line * size + column] ?? 0;
}
