import { fillTemplate } from '../../content/fill-template.ts';
import { type DatedStop, hoursText, milesText, weekdayOf } from './itinerary.ts';
import type { RouteCopy } from './route-copy.ts';

/** Formats the day of a stop: `Day 7, Sat`. */
export const dayText = ({ arrivalDay }: DatedStop, copy: RouteCopy) =>
  `${fillTemplate(copy.day, { day: arrivalDay })}, ${weekdayOf(arrivalDay)}`;

/** Replaces the space between a number and its unit by a no-break space. */
const addNoBreakSpaces = (text: string) => text.replaceAll(/(?<=\d) /g, '\u00a0');

/** Returns the ride to a stop: `102 miles by train, the Skeena, 2 h 50 min`. */
export function rideText({ ride }: DatedStop, copy: RouteCopy): string {
  if (!ride) return copy.startText;
  const { mode, operator, miles, minutes, nightsAboard } = ride;
  const text = fillTemplate(copy.ride[mode], {
    miles: milesText(miles),
    line: operator,
    hours: addNoBreakSpaces(hoursText(minutes)),
  });
  return `${text}${nightsAboard ? copy.overnight : ''}`;
}

/** Returns the length of the stay; empty where one only changes trains. */
export function stayText({ nights }: DatedStop, { stay }: RouteCopy): string {
  if (nights === 0) return '';
  return nights === 1 ? stay.one : addNoBreakSpaces(fillTemplate(stay.many, { nights }));
}
