/** Parameters of the drop of a hem while the garment hangs. */
export interface Growth {
  /** Maximum drop of the hem in inches, at 45 degrees to the grain. */
  full: number;
  /** Days after which about two thirds of that is reached. */
  pace: number;
}

/** Minimum drop per night in inches; below that the garment is taken down. */
const leastDrop = 1 / 32;

/**
 * Returns the inches that a hem has dropped after a number of nights, at an angle round the garment
 * in degrees from the straight grain: 0 there, most at 45, and the same in each quarter.
 */
export function dropAt({ full, pace }: Growth, nights: number, degrees = 45): number {
  const bias = Math.sin((degrees * Math.PI) / 90) ** 2;
  return full * bias * (1 - Math.exp(-((nights / pace) ** 0.7)));
}

/** Returns the nights that a garment hangs: until the next would add less than `leastDrop`. */
export function nightsOf(growth: Growth): number {
  let nights = 1;
  while (dropAt(growth, nights + 1) - dropAt(growth, nights) >= leastDrop) nights += 1;
  return nights;
}

/** Formats inches in sixteenths: `1 5/8`, `3/4`, `2`. */
export function inches(value: number): string {
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return `${whole}`;
  const even = [8, 4, 2].find((by) => rest % by === 0) ?? 1;
  const part = `${rest / even}/${16 / even}`;
  return whole === 0 ? part : `${whole} ${part}`;
}
