/** Formats minutes after midnight as a twelve-hour clock shows them: `4:40`, `12:00`. */
export const clockDigits = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats minutes after midnight: `4:40 am`, `12:00 pm`. */
export const timeText = (minutes: number): string =>
  `${clockDigits(minutes)} ${Math.floor(minutes / 60) % 24 < 12 ? 'am' : 'pm'}`;

/** Formats minutes after midnight as in speech: `8 am`, `noon`, `9:30 pm`. */
export const spokenTime = (minutes: number): string =>
  minutes === 720 ? 'noon' : timeText(minutes).replace(':00', '');

/** Formats hours after midnight: `8 am`, `noon`, `9:30 pm`. */
export const hourText = (hour: number): string => spokenTime(Math.round(hour * 60));

/** Formats the length of a recording in seconds, as players do: `0:07`, `1:30`. */
export const playingTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
