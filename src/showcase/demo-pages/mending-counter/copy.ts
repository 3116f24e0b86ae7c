import { siteConfig } from '../../../../site.config.ts';
import { directions } from '../../../content/contact.ts';
import { formatDollars } from '../../../content/format-dollars.ts';

const { openingHours, address } = siteConfig.company;
const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Reasons for the days on which the counter is closed. */
const closedDayReasons: Readonly<Record<string, string>> = {
  Saturday: 'Shut. The bakery minds the key and will not be talked into it.',
  Sunday: 'Shut. The race is louder, if you want to come and hear it.',
};

/** Opening hours: the firm's own, and a reason for each closed day. */
const week = days.map((day) => {
  const open = openingHours.find((each) => each.days.some((name) => name === day));
  return open
    ? { day, open: true, text: `${open.opens} to ${open.closes}` }
    : { day, open: false, text: closedDayReasons[day] ?? 'Shut.' };
});

const dollarsPerMinute = 2;
const createRepair = (title: string, minutes: number) => ({
  title,
  time: `${minutes} min`,
  price: formatDollars(minutes * dollarsPerMinute),
});

/** Copy of the demo page of a repair counter: prices, hours, directions. */
export const mendingCounter = {
  heading: 'Websites mended while you wait',
  lead: 'Carry it up the stairs, put it on the counter, have a bun. Two dollars a minute, and the clock stands where you can see it.',
  prices: {
    heading: 'On the board today',
    columns: ['What is broken', 'Takes', 'Costs'],
    rows: [
      createRepair('A button that does nothing', 20),
      createRepair('A form that says thank you and sends it nowhere', 45),
      createRepair('A phone number with two digits the wrong way round', 5),
      createRepair('The face of somebody who left in spring', 15),
      createRepair('A menu that opens behind the picture', 30),
      createRepair('“Copyright 2019”', 5),
      createRepair('The padlock is gone and people are worried', 40),
      { title: 'Something is wrong, but I cannot say what', time: '10 min', price: 'Free' },
    ],
    exclusions:
      'Not mended here: logos, passwords on sticky notes, and anything that a nephew is still working on.',
  },
  hours: { heading: 'In the door', week },
  arrival: {
    heading: 'The way up',
    place: `${address.street}, ${address.city}`,
    directions,
    steps: [
      'Follow the smell of bread to the old mill. The door that you see first is the baker’s; go past it, if you can.',
      'Turn the corner to the water. Twenty-two wooden steps climb the wall. Mind the ninth, which we mend last.',
      'At the top are two doors. One is a broom closet, and we have all been in it.',
      'No stairs today? Call from the yard, with the number at the very top of this page, and the elevator comes down.',
    ],
  },
} as const;
