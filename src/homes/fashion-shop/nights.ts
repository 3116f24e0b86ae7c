/** Growth of a cloth while it hangs. */
export interface Growth {
  /** Inches that the hem drops in the end where the grain runs at forty-five degrees to it. */
  full: number;
  /** Days after which about two thirds of that has come. */
  pace: number;
}

/** A thirty-second of an inch: what a night has to add, or the thing comes down. */
const least = 1 / 32;

/**
 * Inches that a hem has dropped after so many nights, at a place round the garment in degrees from the
 * straight grain: nothing there, most at forty-five, and the same four times round.
 */
export function dropAt({ full, pace }: Growth, nights: number, degrees = 45): number {
  const bias = Math.sin((degrees * Math.PI) / 90) ** 2;
  return full * bias * (1 - Math.exp(-((nights / pace) ** 0.7)));
}

/** Nights that a garment hangs: until the next would add less than the least. */
export function nightsOf(growth: Growth): number {
  let nights = 1;
  while (dropAt(growth, nights + 1) - dropAt(growth, nights) >= least) nights += 1;
  return nights;
}

/** Inches in the sixteenths of a tape: `1 5/8`, `3/4`, `2`. */
export function inches(value: number): string {
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return `${whole}`;
  const even = [8, 4, 2].find((by) => rest % by === 0) ?? 1;
  const part = `${rest / even}/${16 / even}`;
  return whole === 0 ? part : `${whole} ${part}`;
}
