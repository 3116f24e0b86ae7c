const dayMs = 24 * 60 * 60 * 1000;

/** Returns day and time of a moment in a time zone: `2026-11-29`, `08:00`. */
function localClock(timeZone: string, ms: number): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    format.formatToParts(ms).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/**
 * Returns the day of the latest summary that is due: today from the given local time on, otherwise
 * yesterday. A time of day that the change to daylight saving time skips counts as reached after
 * the change; one that occurs twice belongs to the same day.
 * @param timeOfDay local time, such as `08:00`
 * @param now milliseconds since 1970
 */
export function dueDay(timeOfDay: string, timeZone: string, now: number): string {
  const { day, time } = localClock(timeZone, now);
  if (time >= timeOfDay) return day;
  return new Date(Date.parse(`${day}T00:00Z`) - dayMs).toISOString().slice(0, 10);
}
