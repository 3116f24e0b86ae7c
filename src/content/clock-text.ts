const twelveHours = /^(1[0-2]|[1-9])(?::([0-5]\d))? ([ap])m$/;
const twentyFourHours = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Reads a time as printed: `8:30 am` and `5 pm`, or `8:30` and `17:00`.
 *
 * @returns hours after midnight; undefined for anything else
 */
export function readClock(text: string): number | undefined {
  const [, hour, minutes = '0', half] = twelveHours.exec(text) ?? twentyFourHours.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const whole = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return whole + Number(minutes) / 60;
}

/** Returns a printed time without its half of the day: `8:30` of `8:30 am`. */
export const withoutHalf = (text: string): string => text.replace(/ [ap]m$/, '');
