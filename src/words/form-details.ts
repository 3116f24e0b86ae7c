/** Errors of additional fields: days, hours, numbers, appointments. Days and hours come as printed. */
export const detailErrors = {
  notListed: 'Please choose one of the list.',
  noDay: 'Please choose a day of the calendar.',
  tooEarly: (first: string) => `Please choose ${first} or a later day.`,
  tooLate: (last: string) => `Please choose ${last} or an earlier day.`,
  notAfter: (other: string) => `Please choose a day after ${other}.`,
  notBetween: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  closedOn: (weekday: string) => `We are closed on ${weekday}s. Please choose another day.`,
  outsideHours: (weekday: string, opens: string, closes: string) =>
    `On ${weekday}s we are open from ${opens} to ${closes}. Please choose a time in between.`,
  hourPassed: 'That hour has passed. Please choose a later one.',
  slotPassed: 'That time is over, or too near. Please choose a later one.',
  slotOutsideHours: 'Nobody is there at that time. Please choose another.',
  diaryEnds: (last: string) => `The diary goes to ${last}. Please choose an earlier day.`,
  noDiary: 'There is no such diary. Please use the form on the page.',
  noSlot: 'Please choose a day and a half-hour.',
} as const;
