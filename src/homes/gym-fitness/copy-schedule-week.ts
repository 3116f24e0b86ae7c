import { timeText } from '../../elements/clock/time-text.ts';
import { firm } from './firm.ts';
import { details } from './trial-details.ts';
import { classes, startTimes, timeZone, week } from './week.ts';

/** Copy of the wall with the week. */
export const scheduleWeekCopy = {
  id: 'week',
  heading: 'The week',
  text: 'One card a class, and your first is free. Press its card, and the form further down has the day and the time already.',
  foot: `${firm.brand.title}, ${firm.address.street}, ${firm.address.city}. ${firm.contacts.phone.title.replace(' ', '\u00a0')}. On holidays the mill decides: if it works, we do.`,
} as const;

/** The rack itself: plain data, serializable for its island. */
export const scheduleBoardCopy = {
  week,
  startTimes: startTimes.map(({ title, startMinutes }) => ({
    title,
    time: timeText(startMinutes),
  })),
  classes: classes.map((one) => ({ ...one, duration: `${one.duration} min` })),
  trainers: [
    { title: 'Nilda', text: 'slowly' },
    { title: 'Steve', text: 'exactly' },
    { title: 'Keisha', text: 'to the last minute' },
    { title: 'Joe', text: 'with stories' },
  ],
  timeZone,
  form: '#trial',
  copy: {
    classes: 'What',
    trainers: 'With whom',
    hint: 'Press a class or a name to see its cards alone.',
    allText: 'All {all} classes of the week.',
    filteredText: '{shown} of the week: {what} with {who}.',
    noResultText: 'No {what} with {who}. Ask; it has happened.',
    anyClass: 'every class',
    anyTrainer: 'anybody',
    clearLabel: 'Show all',
    todayLabel: 'Today',
    currentLabel: 'On now',
    cardText: '{minutes} min, {trainer}',
    chosenText: '{class} on {day} is in the form.',
    emptyText: 'Nothing of this today.',
    clockText: '{day}, by the clock in the bay.',
    currentClassText: 'On now: {class} with {trainer}, until {until}.',
    nextClassText: 'Next: {class} with {trainer}, in {wait}.',
    staticText: 'Seven beginnings a day, thirty classes a week, all by the clock in Lorain.',
  },
} as const;

export const trialForm = {
  submitLabel: 'Put my name down',
  commentLabel: 'Anything that hurts, or that we should know',
  details,
} as const;
