/** Remaining time in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Splits milliseconds into units; negative input gives zeros. */
export function timeLeft(milliseconds: number): TimeLeft {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
