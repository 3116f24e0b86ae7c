/** Start and end of each night. */
export const nights = [
  { doors: '2027-03-12T18:37:00-05:00', sunrise: '2027-03-13T06:51:00-05:00' },
  { doors: '2027-03-13T18:38:00-05:00', sunrise: '2027-03-14T07:50:00-04:00' },
] as const;

/** State of the conference at a moment. */
export type EventStatus =
  | { state: 'before'; nights: number; hours: number; minutes: number }
  | { state: 'first' | 'day' | 'second' | 'over' };

/** Returns the state of the countdown at a moment: time left until the doors open, or the current state. */
export function eventStatusAt(now: Date): EventStatus {
  const time = now.getTime();
  const [first, second] = nights;
  const timeLeft = Date.parse(first.doors) - time;
  if (timeLeft > 0) {
    // Rounds up: the last text is “one minute”.
    const minutes = Math.ceil(timeLeft / 60_000);
    return {
      state: 'before',
      nights: Math.floor(minutes / 1440),
      hours: Math.floor(minutes / 60) % 24,
      minutes: minutes % 60,
    };
  }
  if (time < Date.parse(first.sunrise)) return { state: 'first' };
  if (time < Date.parse(second.doors)) return { state: 'day' };
  return { state: time < Date.parse(second.sunrise) ? 'second' : 'over' };
}
