/** Copy around the program, and of its desk. */
export const programTwoNightsCopy = {
  id: 'program',
  heading: 'Two nights, told in one line',
  lead: 'From seven in the evening on the left to seven in the morning on the right, by Toledo’s clocks. A talk at 1:30 am stands under the night that it belongs to; the calendar file puts it on the right date.',
  filterLabel: 'Show',
  tracks: [
    { track: 'every', title: 'Everything' },
    { track: 'hands', title: 'Hands', room: 'on the stage' },
    { track: 'body', title: 'Body', room: 'on the balcony' },
    { track: 'watch', title: 'Watch', room: 'in the boiler room' },
  ],
  rooms: { hands: 'Stage', body: 'Balcony', watch: 'Boiler room', all: 'Whole house' },
  nights: [
    {
      night: 1,
      title: 'Night one',
      text: 'Friday, March 12, into Saturday. Doors 6:37\u00a0pm, sunrise 6:51\u00a0am.',
      duration: 'Twelve hours, seven to seven',
    },
    {
      night: 2,
      title: 'Night two',
      text: 'Saturday, March 13, into Sunday. Doors 6:38\u00a0pm, sunrise 7:50\u00a0am.',
      duration: 'Eleven hours, seven to seven',
    },
  ],
  skippedHourLabel: 'Does not take place',
  talkDuration: '{minutes} min',
} as const;

/** Copy of the desk under the program; `{…}` is filled in. */
export const programDeskCopy = {
  label: 'Your nights',
  emptyText: 'Nothing chosen yet. Tick a talk and it stays ticked on this device.',
  storedCount: {
    one: '1 talk chosen, kept on this device.',
    many: '{count} talks chosen, kept on this device.',
  },
  unstoredCount: {
    one: '1 talk chosen, until you close this page.',
    many: '{count} talks chosen, until you close this page.',
  },
  noClashText: 'Nothing overlaps.',
  clashText: '“{first}” runs into “{second}”.',
  filterResult: 'Showing {count} entries.',
  downloadChosenLabel: 'Calendar of mine',
  downloadAllLabel: 'Calendar of everything',
  clearLabel: 'Clear',
  printLabel: 'Print',
  fileNames: { chosen: 'short-night-mine.ics', all: 'short-night-2027.ics' },
  calendar: {
    name: 'The Short Night 2027',
    productId: '-//The Short Night LLC//Program 2027//EN',
    host: 'shortnight.example',
    location: '{room}, The Ottawa, 1622 Adams Street, Toledo, Ohio',
  },
} as const;
