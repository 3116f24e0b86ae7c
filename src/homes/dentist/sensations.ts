/** Time of a treatment in which the patient feels something. */
export interface Sensation {
  /** Minutes from the beginning of the treatment. */
  minute: number;
  /** Duration. */
  seconds: number;
}

/** Treatment with its duration and sensations. */
export interface TimedTreatment {
  title: string;
  price: string;
  /** Duration in the chair. */
  minutes: number;
  sensations: readonly Sensation[];
  /** Text about the marked minutes, and about aftereffects at home. */
  text: string;
}

/** Minutes in the full width of the chart. */
export const scaleMinutes = 60;

/** Returns the position and the width of a sensation in the bar of its treatment, in percent. */
export const sensationPosition = ({ minute, seconds }: Sensation, minutes: number) => ({
  left: (minute / minutes) * 100,
  width: (seconds / 60 / minutes) * 100,
});

/** Formats the total duration: `8 seconds`, `1 min 30 s`, or `nothing`. */
export function sensationText(sensations: readonly Sensation[]): string {
  const totalSeconds = sensations.reduce((total, { seconds }) => total + seconds, 0);
  if (totalSeconds === 0) return 'nothing';
  if (totalSeconds < 60) return `${totalSeconds} seconds`;
  const restSeconds = totalSeconds % 60;
  return `${Math.floor(totalSeconds / 60)} min${restSeconds ? ` ${restSeconds} s` : ''}`;
}
