import type { Mode, Stop, Weekday } from './route.ts';

export const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A stop with its days and miles, counted from the start of the journey. */
export interface DatedStop extends Stop {
  /** Day of arrival; the journey starts on day 1. */
  arrivalDay: number;
  /** Day of departure. */
  departureDay: number;
  /** Miles from the first stop. */
  milesBefore: number;
}

/** Returns the day of each stop, counted from the nights before it. */
export function addDates(stops: readonly Stop[]): DatedStop[] {
  let [day, milesBefore] = [1, 0];
  return stops.map((stop) => {
    day += stop.ride?.nightsAboard ?? 0;
    milesBefore += stop.ride?.miles ?? 0;
    const arrivalDay = day;
    day += stop.nights;
    return { ...stop, arrivalDay, departureDay: day, milesBefore };
  });
}

/** Returns the weekday of a day of a journey that begins on a Sunday. */
export const weekdayOf = (day: number): Weekday => weekdays[(day - 1) % 7] ?? 'Sun';

/** Totals of several rides. */
export interface RideTotals {
  rides: number;
  miles: number;
  minutes: number;
}

/** Sums up all rides, or those of one mode. */
export function totalsOf(stops: readonly Stop[], mode?: Mode): RideTotals {
  const rides = stops.flatMap(({ ride }) => (ride && (!mode || ride.mode === mode) ? [ride] : []));
  return {
    rides: rides.length,
    miles: rides.reduce((sum, { miles }) => sum + miles, 0),
    minutes: rides.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/**
 * Returns the nights on land and on board; tests compare the copy to them.
 *
 * @internal
 */
export function nightsOf(stops: readonly Stop[]): { nightsAshore: number; nightsAboard: number } {
  return {
    nightsAshore: stops.reduce((sum, { nights }) => sum + nights, 0),
    nightsAboard: stops.reduce((sum, { ride }) => sum + (ride?.nightsAboard ?? 0), 0),
  };
}

/** Formats a duration: `20 h`, `2 h 50 min`. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}

export const milesText = (miles: number) => miles.toLocaleString('en-US');
