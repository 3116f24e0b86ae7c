import { fillTemplate } from '../../content/fill-template.ts';
import { type DatedStop, hoursText, milesText, weekdayOf } from './itinerary.ts';
import type { RouteCopy } from './route-terms.ts';

/** Returns `Day 7, Sat`. */
export const dayText = ({ comes }: DatedStop, copy: RouteCopy) =>
  `${fillTemplate(copy.day, { day: comes })}, ${weekdayOf(comes)}`;

/** Joins a number to its unit. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) /g, '\u00a0');

/** Returns the ride to a stop: `102 miles by train, the Skeena, 2 h 50 min`. */
export function rideText({ by }: DatedStop, copy: RouteCopy): string {
  if (!by) return copy.start;
  const { mode, line, miles, minutes, aboard } = by;
  const ride = fillTemplate(copy.by[mode], {
    miles: milesText(miles),
    line,
    hours: unbroken(hoursText(minutes)),
  });
  return `${ride}${aboard ? copy.aboard : ''}`;
}

/** Returns the length of the stay; empty at a stop for changing only. */
export function stayText({ nights }: DatedStop, { stay }: RouteCopy): string {
  if (nights === 0) return '';
  return nights === 1 ? stay.one : unbroken(fillTemplate(stay.many, { nights }));
}
