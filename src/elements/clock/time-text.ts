/** Formats minutes after midnight: `4:40 am`, `12:00 pm`. */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
