/** A rectangle of numbers. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

function alongRows(from: Plane, radius: number): Plane {
  const { width, height, values } = from;
  const out = new Float32Array(values.length);
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const first = values[row] ?? 0;
    const last = values[row + width - 1] ?? 0;
    let sum = first * radius;
    for (let x = 0; x <= radius; x++) sum += values[row + Math.min(x, width - 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      out[row + x] = sum / span;
      const comes = x + radius + 1 < width ? (values[row + x + radius + 1] ?? 0) : last;
      const goes = x - radius >= 0 ? (values[row + x - radius] ?? 0) : first;
      sum += comes - goes;
    }
  }
  return { width, height, values: out };
}

function turned({ width, height, values }: Plane): Plane {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + y] = values[y * width + x] ?? 0;
  return { width: height, height: width, values: out };
}

/** Blurs by three boxes each way, which is nearly a Gaussian of about `radius` pixels. */
export function blurred(plane: Plane, radius: number): Plane {
  const box = Math.round(radius * 0.9);
  if (box < 1) return plane;
  let now = plane;
  for (let pass = 0; pass < 3; pass++) now = alongRows(now, box);
  now = turned(now);
  for (let pass = 0; pass < 3; pass++) now = alongRows(now, box);
  return turned(now);
}
