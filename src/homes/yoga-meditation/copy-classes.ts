import { clockText } from './class-time.ts';
import { startMinutes } from './next-class.ts';

const sunrise = { by: 'sunrise', minutes: 0 } as const;
const firstLightIn = (month: number) =>
  clockText(startMinutes(sunrise, { year: 2026, month, day: 21, weekday: 0 }));

/** Copy of the week; `{…}` is filled in by the clock of Eastport. */
export const classesCopy = {
  section: {
    id: 'week',
    heading: 'Five windows, one week',
    lead: `Two of the five classes begin when the sun says so. First Light is at ${firstLightIn(6)} in June and at ${firstLightIn(12)} in December, and we have learned to like both.`,
  },
  panes: ['loft-dawn', 'loft-noon', 'loft-low', 'loft-dusk', 'loft-night'],
  letter: {
    heading: 'The light, by mail',
    text: 'One line every Sunday: seven sunrises, and who has the key.',
    submit: 'Send it',
  },
  week: {
    classes: [
      {
        title: 'First Light',
        timeText: 'At sunrise',
        days: 'Monday to Saturday',
        text: 'Slow standing, 50 minutes. Nobody talks until the kettle does.',
        schedule: { days: [0, 1, 2, 3, 4, 5], start: sunrise, duration: 50 },
      },
      {
        title: 'Noon Off',
        timeText: '12:15 pm',
        days: 'Tuesday and Thursday',
        text: 'Sitting with Amos, 35 minutes. Bring your lunch for afterwards.',
        schedule: { days: [1, 3], start: { by: 'clock', minutes: 735 }, duration: 35 },
      },
      {
        title: 'After the Shift',
        timeText: '5:30 pm',
        days: 'Monday, Wednesday, Friday',
        text: 'For backs that lift and knees that stand. An hour, mostly on the floor.',
        schedule: { days: [0, 2, 4], start: { by: 'clock', minutes: 1050 }, duration: 60 },
      },
      {
        title: 'Last Light',
        timeText: 'Half an hour before sunset',
        days: 'Sunday',
        text: 'Four shapes, held long, 75 minutes. It ends in the dark, on purpose.',
        schedule: { days: [6], start: { by: 'sunset', minutes: -30 }, duration: 75 },
      },
      {
        title: 'Lamp',
        timeText: '8:00 pm',
        days: 'Tuesday and Thursday',
        text: 'Lying down and being talked to, 45 minutes. You may sleep. Most do.',
        schedule: { days: [1, 3], start: { by: 'clock', minutes: 1200 }, duration: 45 },
      },
    ],
    clockNote: 'All hours are those of Eastport, Eastern Time.',
    nextText: 'Next on the stairs: {title}, {day} at {time}, {wait}.',
    currentText: 'Going on now, until {time}',
    comingText: '{day}, {time}',
    today: 'today',
    tomorrow: 'tomorrow',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    minutes: 'in {count} min',
    hour: 'in an hour',
    hours: 'in {count} hours',
    daysAhead: 'in {count} days',
  },
} as const;
