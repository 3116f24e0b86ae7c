import type { InventoryItem } from './inventory-item.ts';

/** Contents of the server of the example, a small office; the pictures show the numbers. */
export const inventory: readonly InventoryItem[] = [
  // [gap: contents of a server you moved]
  {
    number: 1,
    title: 'Shared files',
    gigabytes: 200,
    disposition: 'goes',
    reason: 'People need them in the office and away from it.',
  },
  {
    number: 2,
    title: 'Mail',
    gigabytes: 100,
    disposition: 'goes',
    reason: 'A mail service does nothing else.',
  },
  {
    number: 3,
    title: 'The books',
    gigabytes: 50,
    disposition: 'goes',
    reason: 'They can be kept from anywhere.',
  },
  {
    number: 4,
    title: 'Very large files',
    gigabytes: 1100,
    disposition: 'stays',
    reason: 'They are opened all day, and would be slow over the line.',
  },
  {
    number: 5,
    title: 'The printer’s queue',
    gigabytes: 2,
    disposition: 'stays',
    reason: 'The printer is in the office, too.',
  },
  {
    number: 6,
    title: 'Copies of copies',
    gigabytes: 400,
    disposition: 'thrown',
    reason: 'We look into each folder, and you decide.',
  },
  {
    number: 7,
    title: 'The fax server',
    gigabytes: 20,
    disposition: 'thrown',
    reason: 'Nobody sends a fax any more.',
  },
  {
    number: 8,
    title: 'Trial programs',
    gigabytes: 28,
    disposition: 'thrown',
    reason: 'Somebody tried them once.',
  },
  {
    number: 9,
    title: 'The logins',
    gigabytes: 0,
    disposition: 'goes',
    reason: 'One for each person, and no more.',
  },
  {
    number: 10,
    title: 'Forgotten logins',
    gigabytes: 0,
    disposition: 'thrown',
    reason: 'People who left may still have one.',
  },
];
