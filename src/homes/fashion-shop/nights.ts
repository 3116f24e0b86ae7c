/** Parameters of the drop of a hem while the garment hangs. */
export interface Growth {
  /** Maximum drop of the hem in inches, at 45 degrees to the grain. */
  maxDrop: number;
  /** Days after which about two thirds of that is reached. */
  timeConstant: number;
}

/** Minimum drop per night in inches; below that the garment is taken down. */
const minDrop = 1 / 32;

/**
 * Returns the inches that a hem has dropped after a number of nights, at an angle round the garment
 * in degrees from the straight grain: 0 there, most at 45, and the same in each quarter.
 */
export function dropAt({ maxDrop, timeConstant }: Growth, nights: number, degrees = 45): number {
  const bias = Math.sin((degrees * Math.PI) / 90) ** 2;
  return maxDrop * bias * (1 - Math.exp(-((nights / timeConstant) ** 0.7)));
}

/** Returns the nights that a garment hangs: until the next would add less than `leastDrop`. */
export function nightsOf(growth: Growth): number {
  let nights = 1;
  while (dropAt(growth, nights + 1) - dropAt(growth, nights) >= minDrop) nights += 1;
  return nights;
}

/** Formats inches in sixteenths: `1 5/8`, `3/4`, `2`. */
export function formatInches(value: number): string {
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return `${whole}`;
  const denominatorShare = [8, 4, 2].find((divisor) => rest % divisor === 0) ?? 1;
  const part = `${rest / denominatorShare}/${16 / denominatorShare}`;
  return whole === 0 ? part : `${whole} ${part}`;
}
