/** Outcome for a box. */
export type Fate = 'goes' | 'stays' | 'thrown';

/** A box of the inventory. */
export interface Box {
  number: number;
  title: string;
  gigabytes: number;
  fate: Fate;
  why: string;
}

/** Contents of the server of fourteen desks, box by box. */
export const boxes: readonly Box[] = [
  {
    number: 1,
    title: 'Shared files',
    gigabytes: 240,
    fate: 'goes',
    why: 'Opened daily, and on Fridays from a field with one bar.',
  },
  {
    number: 2,
    title: 'Mail',
    gigabytes: 96,
    fate: 'goes',
    why: 'Fourteen mailboxes, to a firm that does nothing else.',
  },
  {
    number: 3,
    title: 'The books',
    gigabytes: 14,
    fate: 'goes',
    why: 'The bookkeeper has worked from home since 2021, through a tunnel that falls in.',
  },
  {
    number: 4,
    title: 'Survey drawings',
    gigabytes: 1100,
    fate: 'stays',
    why: 'Sixty times a day somebody opens two gigabytes. Over their line that is a coffee each; from the next room it is a sip.',
  },
  {
    number: 5,
    title: 'The plotter’s queue',
    gigabytes: 2,
    fate: 'stays',
    why: 'The plotter is from 2011 and speaks to neighbors only.',
  },
  {
    number: 6,
    title: 'Copies of copies',
    gigabytes: 401,
    fate: 'thrown',
    why: '“Backup OLD (2) final”. Two of us looked into each folder, and one of them.',
  },
  {
    number: 7,
    title: 'The fax server',
    gigabytes: 18,
    fate: 'thrown',
    why: 'Its last fax came in March 2019. It was an offer for toner.',
  },
  {
    number: 8,
    title: 'Trial programs',
    gigabytes: 29,
    fate: 'thrown',
    why: 'Eleven of them, tried out in 2015. Nobody bought one.',
  },
  {
    number: 9,
    title: 'The keys',
    gigabytes: 0,
    fate: 'goes',
    why: 'Twenty-two logins for fourteen people. Fourteen go.',
  },
  {
    number: 10,
    title: 'The back door',
    gigabytes: 0,
    fate: 'thrown',
    why: 'For a repairman who retired. The password was the street and the number.',
  },
];

/** The boxes with one fate, in the order of their numbers. */
export const boxesThat = (fate: Fate, all = boxes) => all.filter((box) => box.fate === fate);

/** Gigabytes of some boxes. */
export const weightOf = (some: readonly Box[]) =>
  some.reduce((sum, { gigabytes }) => sum + gigabytes, 0);

/** Gigabytes as they are printed. */
export const gigabytesText = (count: number) => `${count.toLocaleString('en-US')} GB`;
