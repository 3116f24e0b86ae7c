/** Seasons of the year. Prices follow the visitors, not the weather. */
export type Season = 'low' | 'slack' | 'high';

export type RoomName = 'Yard' | 'Bay' | 'Loft';

/** Prices per night in dollars, by room and season, with breakfast and tax. */
export const rates: Readonly<Record<RoomName, Readonly<Record<Season, number>>>> = {
  Yard: { low: 140, slack: 190, high: 240 },
  Bay: { low: 185, slack: 245, high: 310 },
  Loft: { low: 250, slack: 330, high: 420 },
};

export const roomNames = Object.keys(rates) as RoomName[];

/** First night of each season (`month-day`), in order. */
export const seasonStarts: readonly { from: `${string}-${string}`; season: Season }[] = [
  { from: '01-02', season: 'low' },
  { from: '03-01', season: 'slack' },
  { from: '06-16', season: 'high' },
  { from: '09-08', season: 'slack' },
  { from: '11-01', season: 'low' },
  { from: '12-21', season: 'slack' },
];

/** Every fourth night in the low season is free. */
export const freeNightInterval = 4;

/** Returns the season of the night that begins on a day, `2026-11-22`. */
export function seasonOf(day: string): Season {
  const monthAndDay = day.slice(5);
  // The first nights of January still belong to the season that began last in December.
  const start = seasonStarts.findLast(({ from }) => from <= monthAndDay) ?? seasonStarts.at(-1);
  if (!start) throw new Error('The year has no season at all: see rates.ts.');
  return start.season;
}
