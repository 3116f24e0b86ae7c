/** Time of a treatment in which the patient feels something: start and duration. */
export interface Sensation {
  /** Minutes from the beginning. */
  at: number;
  seconds: number;
}

/** Treatment with its duration and sensations. */
export interface TimedTreatment {
  title: string;
  price: string;
  /** Duration in the chair. */
  minutes: number;
  felt: readonly Sensation[];
  /** Text about the marked minutes, and about aftereffects at home. */
  text: string;
}

/** Minutes in the full width of the chart. */
export const scaleMinutes = 60;

/** Returns the position and the width of a sensation in the bar of its treatment, in percent. */
export const sensationPosition = ({ at, seconds }: Sensation, minutes: number) => ({
  left: (at / minutes) * 100,
  width: (seconds / 60 / minutes) * 100,
});

/** Formats the total duration: `8 seconds`, `1 min 30 s`, or `nothing`. */
export function sensationText(felt: readonly Sensation[]): string {
  const sum = felt.reduce((total, { seconds }) => total + seconds, 0);
  if (sum === 0) return 'nothing';
  if (sum < 60) return `${sum} seconds`;
  const rest = sum % 60;
  return `${Math.floor(sum / 60)} min${rest ? ` ${rest} s` : ''}`;
}
