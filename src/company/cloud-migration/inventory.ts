import type { InventoryItem } from './inventory-item.ts';

/** Contents of the server of the example with fourteen desks. */
export const inventory: readonly InventoryItem[] = [
  {
    number: 1,
    title: 'Shared files',
    gigabytes: 240,
    disposition: 'goes',
    reason: 'Opened daily, and on Fridays from a field with one bar.',
  },
  {
    number: 2,
    title: 'Mail',
    gigabytes: 96,
    disposition: 'goes',
    reason: 'Fourteen mailboxes, to a firm that does nothing else.',
  },
  {
    number: 3,
    title: 'The books',
    gigabytes: 14,
    disposition: 'goes',
    reason: 'The bookkeeper has worked from home since 2021, through a tunnel that falls in.',
  },
  {
    number: 4,
    title: 'Survey drawings',
    gigabytes: 1100,
    disposition: 'stays',
    reason:
      'Sixty times a day somebody opens two gigabytes. Over their line that is a coffee each; from the next room it is a sip.',
  },
  {
    number: 5,
    title: 'The plotter’s queue',
    gigabytes: 2,
    disposition: 'stays',
    reason: 'The plotter is from 2011 and speaks to neighbors only.',
  },
  {
    number: 6,
    title: 'Copies of copies',
    gigabytes: 401,
    disposition: 'thrown',
    reason: '“Backup OLD (2) final”. Two of us looked into each folder, and one of them.',
  },
  {
    number: 7,
    title: 'The fax server',
    gigabytes: 18,
    disposition: 'thrown',
    reason: 'Its last fax came in March 2019. It was an offer for toner.',
  },
  {
    number: 8,
    title: 'Trial programs',
    gigabytes: 29,
    disposition: 'thrown',
    reason: 'Eleven of them, tried out in 2015. Nobody bought one.',
  },
  {
    number: 9,
    title: 'The keys',
    gigabytes: 0,
    disposition: 'goes',
    reason: 'Twenty-two logins for fourteen people. Fourteen go.',
  },
  {
    number: 10,
    title: 'The back door',
    gigabytes: 0,
    disposition: 'thrown',
    reason: 'For a repairman who retired. The password was the street and the number.',
  },
];
