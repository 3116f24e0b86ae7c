import type { Mode, Stop, Weekday } from './route.ts';

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A stop with the dates of its place in the journey. */
export interface DatedStop extends Stop {
  /** Day of the journey on which one comes, from 1. */
  comes: number;
  /** Day on which one goes on. */
  goes: number;
  /** Miles since the first stop. */
  behind: number;
}

/** Returns the day of each stop, counted from the nights before it. */
export function withDates(stops: readonly Stop[]): DatedStop[] {
  let [day, behind] = [1, 0];
  return stops.map((stop) => {
    day += stop.by?.aboard ?? 0;
    behind += stop.by?.miles ?? 0;
    const comes = day;
    day += stop.nights;
    return { ...stop, comes, goes: day, behind };
  });
}

/** Returns the weekday of a day of a journey that begins on a Sunday. */
export const weekdayOf = (day: number): Weekday => weekdays[(day - 1) % 7] ?? 'Sun';

/** Sums of the rides of one kind, or of all. */
export interface Sum {
  rides: number;
  miles: number;
  minutes: number;
}

/** Rides, miles and minutes, of one kind or of all. */
export function sumOf(stops: readonly Stop[], mode?: Mode): Sum {
  const rides = stops.flatMap(({ by }) => (by && (!mode || by.mode === mode) ? [by] : []));
  return {
    rides: rides.length,
    miles: rides.reduce((sum, { miles }) => sum + miles, 0),
    minutes: rides.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/**
 * Returns the nights in beds on land, and on board; tests compare the copy to them.
 *
 * @internal
 */
export function nightsOf(stops: readonly Stop[]): { ashore: number; aboard: number } {
  return {
    ashore: stops.reduce((sum, { nights }) => sum + nights, 0),
    aboard: stops.reduce((sum, { by }) => sum + (by?.aboard ?? 0), 0),
  };
}

/** Returns `20 h`, `2 h 50 min`. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}

export const milesText = (miles: number) => miles.toLocaleString('en-US');
