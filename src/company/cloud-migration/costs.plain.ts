import { type CostLine, months, powerCost } from './cost-lines.ts';

// [gap: price of electricity, in cents]
const centsPerKilowattHour = 21;

/** Costs of an example, an office whose server is old. */
export const surveyorCosts: readonly CostLine[] = [
  // [gap: costs of an office that moved]
  { name: 'A new server', calculation: 'the old one is due', stay: 5400, move: 0 },
  { name: 'A small machine', calculation: 'for boxes 4 and 5', stay: 0, move: 1350 },
  {
    name: 'Power',
    calculation: 'of each machine, day and night',
    stay: powerCost(180, centsPerKilowattHour),
    move: powerCost(25, centsPerKilowattHour),
  },
  {
    name: 'Backups elsewhere',
    calculation: 'a fee each month',
    stay: 45 * months,
    move: 20 * months,
  },
  {
    name: 'Mail, files, books',
    calculation: 'a fee for each desk and month',
    stay: 14 * 4 * months,
    move: 14 * 9 * months,
  },
  {
    name: 'Somebody who looks after it',
    calculation: 'a fee each month',
    stay: 190 * months,
    move: 47.5 * months,
  },
  { name: 'The move', calculation: 'from server to server, or out', stay: 1900, move: 6400 },
];

/** Costs of an example, a smaller office with a great deal of data. */
export const cabinetmakerCosts: readonly CostLine[] = [
  // [gap: costs of an office that stayed]
  { name: 'A new server', calculation: 'not due yet', stay: 0, move: 0 },
  {
    name: 'Room for the files',
    calculation: 'a fee by size and month',
    stay: 0,
    move: Math.round(52 * 2.3 * months),
  },
  {
    name: 'Power',
    calculation: 'day and night',
    stay: powerCost(60, centsPerKilowattHour),
    move: 0,
  },
  {
    name: 'Backups elsewhere',
    calculation: 'a fee each month, or in the rent',
    stay: 24 * months,
    move: 0,
  },
  {
    name: 'Mail, files, books',
    calculation: 'a fee for each desk and month',
    stay: 4 * 4 * months,
    move: 4 * 9 * months,
  },
  { name: 'A faster line', calculation: 'a fee each month', stay: 0, move: 60 * months },
  {
    name: 'Somebody who looks after it',
    calculation: 'a fee each month',
    stay: 95 * months,
    move: 47.5 * months,
  },
  // [gap: your price of a small move]
  { name: 'The move', calculation: 'after the inventory', stay: 0, move: 3200 },
];
