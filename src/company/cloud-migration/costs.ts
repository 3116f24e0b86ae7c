import { type CostLine, months, powerCost } from './cost-lines.ts';

const centsPerKilowattHour = 21;

/** Costs of a firm of land surveyors with fourteen desks. */
export const surveyorCosts: readonly CostLine[] = [
  { name: 'A new server', calculation: 'the old one is from 2017', stay: 5400, move: 0 },
  { name: 'A small machine for boxes 4 and 5', calculation: 'with two disks', stay: 0, move: 1350 },
  {
    name: 'Power',
    calculation: '180 watts, or 25, at 21¢',
    stay: powerCost(180, centsPerKilowattHour),
    move: powerCost(25, centsPerKilowattHour),
  },
  {
    name: 'Backups elsewhere',
    calculation: '$45 a month, or $20',
    stay: 45 * months,
    move: 20 * months,
  },
  {
    name: 'Mail, files, books',
    calculation: '14 desks at $4 a month, or $9',
    stay: 14 * 4 * months,
    move: 14 * 9 * months,
  },
  {
    name: 'Somebody who looks after it',
    calculation: '$190 a month, or $47.50',
    stay: 190 * months,
    move: 47.5 * months,
  },
  { name: 'The move', calculation: 'from server to server, or out', stay: 1900, move: 6400 },
];

/** Costs of a cabinetmaker with four desks and 5,200 GB of data. */
export const cabinetmakerCosts: readonly CostLine[] = [
  { name: 'A new server', calculation: 'not before 2030', stay: 0, move: 0 },
  {
    name: 'Room for 5,200 GB',
    calculation: '2.3¢ each and month',
    stay: 0,
    move: Math.round(52 * 2.3 * months),
  },
  {
    name: 'Power',
    calculation: '60 watts at 21¢',
    stay: powerCost(60, centsPerKilowattHour),
    move: 0,
  },
  {
    name: 'Backups elsewhere',
    calculation: '$24 a month, or in the rent',
    stay: 24 * months,
    move: 0,
  },
  {
    name: 'Mail, files, books',
    calculation: '4 desks at $4 a month, or $9',
    stay: 4 * 4 * months,
    move: 4 * 9 * months,
  },
  { name: 'A line that can carry it', calculation: '$60 more a month', stay: 0, move: 60 * months },
  {
    name: 'Somebody who looks after it',
    calculation: '$95 a month, or $47.50',
    stay: 95 * months,
    move: 47.5 * months,
  },
  { name: 'The move', calculation: 'fixed, after the inventory', stay: 0, move: 3200 },
];
