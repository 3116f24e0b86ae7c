const twelveHourPattern = /^(1[0-2]|[1-9])(?::([0-5]\d))? ([ap])m$/;
const twentyFourHourPattern = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Reads a time as printed: `8:30 am` and `5 pm`, or `8:30` and `17:00`.
 *
 * @returns hours after midnight; undefined for anything else
 */
export function readClock(text: string): number | undefined {
  const match = twelveHourPattern.exec(text) ?? twentyFourHourPattern.exec(text);
  const [, hour, minutes = '0', half] = match ?? [];
  if (hour === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours + Number(minutes) / 60;
}

/** Returns a printed time without am or pm: `8:30` of `8:30 am`. */
export const removeAmPm = (text: string): string => text.replace(/ [ap]m$/, '');
