/** Formats minutes after midnight: `4:40 am`, `12:00 pm`. */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** Formats hours after midnight: `8 am`, `noon`, `9:30 pm`. */
export const hourText = (hour: number): string =>
  hour === 12 ? 'noon' : timeText(Math.round(hour * 60)).replace(':00', '');

/** Formats the length of a recording in seconds, as players do: `0:07`, `1:30`. */
export const playingTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
