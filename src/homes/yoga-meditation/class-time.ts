import { timeText } from '../../elements/clock/time-text.ts';

/** Returns `4:40 am`, `noon`, `5:30 pm` from minutes after midnight. */
export const clockText = (minutes: number): string =>
  minutes === 720 ? 'noon' : timeText(minutes);
