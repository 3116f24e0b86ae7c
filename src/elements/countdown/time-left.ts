/** Remaining time in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Units of `TimeLeft`, from large to small. */
export const timeUnits = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Splits milliseconds into units; negative input gives zeros. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
