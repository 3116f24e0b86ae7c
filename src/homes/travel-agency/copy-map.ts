import type { RouteCopy } from './route-copy.ts';

/** Copy of the map and of its list. */
export const mapCopy: {
  section: { id: string; heading: string; text: string };
  route: RouteCopy;
} = {
  section: {
    id: 'loop',
    heading: 'The Long Loop',
    text: 'It leaves on Sundays from the office door and comes back to it. Point at the map, or go down the list; each knows where the other is.',
  },
  route: {
    label: 'Stops of the Long Loop',
    mapLabel: 'Map of the journey',
    day: 'Day {day}',
    ride: {
      train: '{miles} miles by train, {line}, {hours}',
      boat: '{miles} miles by boat, {line}, {hours}',
      bus: '{miles} miles by bus, {line}, {hours}',
    },
    overnight: ', one night on board',
    stay: { one: 'one\u00a0night', many: '{nights} nights' },
    summary: 'All of it: {days} days, {rides} rides, {miles} miles',
    summaryHint: 'Fourteen nights: thirteen in beds that stand still, one that does not.',
    startText: 'It begins here',
    previousLabel: 'Back one stop',
    nextLabel: 'Ride on',
    printLabel: 'Print the itinerary',
    totals: {
      heading: 'All told',
      kinds: { train: 'trains', boat: 'boats', bus: 'buses' },
      total: 'rides',
      columns: ['Kind', 'Miles', 'On the way'],
      note: 'Miles are those of last summer’s timetables, rounded; sea miles are land miles here. Hours are what the railroads promise. See further down for what they keep.',
    },
  },
};
