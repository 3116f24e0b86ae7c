import type { Weekday } from './route.ts';

/** Number of berths of every departure. */
export const berths = 12;

export type JourneyName = 'loop' | 'haines' | 'chicago';

/** Journey on sale. */
export interface Journey {
  title: string;
  days: number;
  dollars: number;
  departureWeekday: Weekday;
  routeText: string;
  /** Vehicle of its first hour: a train, one of two decks, or a ferry. */
  vehicle: 'train' | 'decks' | 'boat';
}

/** Journeys on sale, with the price per person in a double room. */
export const journeys: Readonly<Record<JourneyName, Journey>> = {
  loop: {
    title: 'The Long Loop',
    days: 15,
    dollars: 4800,
    departureWeekday: 'Sun',
    vehicle: 'train',
    routeText: 'Fairhaven, Jasper, Prince Rupert, Victoria, and back',
  },
  haines: {
    title: 'Boat to Haines',
    days: 8,
    dollars: 2350,
    departureWeekday: 'Fri',
    vehicle: 'boat',
    routeText: 'The Alaska ferry from our own dock, to the end of the line and back',
  },
  chicago: {
    title: 'There and Back by Two Roads',
    days: 9,
    dollars: 2690,
    departureWeekday: 'Sun',
    vehicle: 'decks',
    routeText: 'To Chicago along the northern border, home over the Rockies',
  },
};

/** Departure of a journey. */
export interface Departure {
  journey: JourneyName;
  /** `2027-06-06`. */
  date: string;
  /** Date in words. */
  day: string;
  soldCount: number;
  /** Indexes of the sold berths: the windows with a head in the drawing. */
  soldSeats: readonly number[];
}

const departure = (
  journey: JourneyName,
  date: string,
  day: string,
  soldSeats: readonly number[],
): Departure => ({
  journey,
  date,
  day,
  soldSeats,
  soldCount: soldSeats.length,
});

export const departures: readonly Departure[] = [
  departure('haines', '2027-05-14', 'Friday, May 14', [0, 1, 2, 3, 5, 6, 8, 9, 11]),
  departure('loop', '2027-06-06', 'Sunday, June 6', [0, 1, 4, 5, 7, 10, 11]),
  departure('loop', '2027-08-01', 'Sunday, August 1', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  departure('loop', '2027-09-05', 'Sunday, September 5', [3, 4, 8]),
  departure('chicago', '2027-10-03', 'Sunday, October 3', [0, 2, 3, 9, 10]),
];

/** Returns the form value of a departure. */
export const departureName = ({ journey, day }: Departure) => `${journeys[journey].title}, ${day}`;
