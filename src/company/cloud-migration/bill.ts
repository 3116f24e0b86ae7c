/** A line of a bill for three years, in dollars: for staying, and for moving. */
export interface BillLine {
  name: string;
  /** Explanation of how the sums are calculated. */
  reckoned: string;
  stay: number;
  move: number;
}

const months = 36;
const hours = 3 * 365 * 24;
const centsPerKilowattHour = 21;

/** Returns the electricity cost of a machine of so many watts over three years, in whole dollars. */
export const powerFor = (watts: number) =>
  Math.round((watts * hours * centsPerKilowattHour) / 100_000);

/** Land surveyors with fourteen desks, and a server that was due. */
export const surveyors: readonly BillLine[] = [
  { name: 'A new server', reckoned: 'the old one is from 2017', stay: 5400, move: 0 },
  { name: 'A small machine for boxes 4 and 5', reckoned: 'with two disks', stay: 0, move: 1350 },
  { name: 'Power', reckoned: '180 watts, or 25, at 21¢', stay: powerFor(180), move: powerFor(25) },
  {
    name: 'Backups elsewhere',
    reckoned: '$45 a month, or $20',
    stay: 45 * months,
    move: 20 * months,
  },
  {
    name: 'Mail, files, books',
    reckoned: '14 desks at $4 a month, or $9',
    stay: 14 * 4 * months,
    move: 14 * 9 * months,
  },
  {
    name: 'Somebody who looks after it',
    reckoned: '$190 a month, or $47.50',
    stay: 190 * months,
    move: 47.5 * months,
  },
  { name: 'The move', reckoned: 'from server to server, or out', stay: 1900, move: 6400 },
];

/** A cabinetmaker with four desks, a server from 2024, and 5,200 GB of drawings and photographs. */
export const cabinetmaker: readonly BillLine[] = [
  { name: 'A new server', reckoned: 'not before 2030', stay: 0, move: 0 },
  {
    name: 'Room for 5,200 GB',
    reckoned: '2.3¢ each and month',
    stay: 0,
    move: Math.round(52 * 2.3 * months),
  },
  { name: 'Power', reckoned: '60 watts at 21¢', stay: powerFor(60), move: 0 },
  {
    name: 'Backups elsewhere',
    reckoned: '$24 a month, or in the rent',
    stay: 24 * months,
    move: 0,
  },
  {
    name: 'Mail, files, books',
    reckoned: '4 desks at $4 a month, or $9',
    stay: 4 * 4 * months,
    move: 4 * 9 * months,
  },
  { name: 'A line that can carry it', reckoned: '$60 more a month', stay: 0, move: 60 * months },
  {
    name: 'Somebody who looks after it',
    reckoned: '$95 a month, or $47.50',
    stay: 95 * months,
    move: 47.5 * months,
  },
  { name: 'The move', reckoned: 'fixed, after the inventory', stay: 0, move: 3200 },
];

/** Returns the foot of one column. */
export const footOf = (lines: readonly BillLine[], column: 'stay' | 'move') =>
  lines.reduce((sum, line) => sum + line[column], 0);

/** Returns whole dollars as a bill prints them. */
export const dollarsText = (sum: number) => `$${sum.toLocaleString('en-US')}`;
