/** A felt stretch of a treatment: its start and its duration. */
export interface Felt {
  /** Minutes after one lies down. */
  at: number;
  seconds: number;
}

/** A treatment as it is drawn to the scale of an hour. */
export interface TimedTreatment {
  title: string;
  price: string;
  /** In the chair. */
  minutes: number;
  felt: readonly Felt[];
  /** Meaning of the coral, and aftereffects at home. */
  text: string;
}

/** An hour is as wide as the drawing. */
export const hour = 60;

/** Returns the position and the width of a stretch in the drawing of its treatment, in percent. */
export const stretch = ({ at, seconds }: Felt, minutes: number) => ({
  left: (at / minutes) * 100,
  width: (seconds / 60 / minutes) * 100,
});

/** Returns `8 seconds`, `1 min 30 s`; `nothing` where nothing is felt. */
export function feltText(felt: readonly Felt[]): string {
  const sum = felt.reduce((total, { seconds }) => total + seconds, 0);
  if (sum === 0) return 'nothing';
  if (sum < 60) return `${sum} seconds`;
  const rest = sum % 60;
  return `${Math.floor(sum / 60)} min${rest ? ` ${rest} s` : ''}`;
}
