import type { OpeningHours } from '../../elements/opening-status/opening-hours.ts';

/** Opening hours in the time zone of Marietta, Pennsylvania. */
export const opening: OpeningHours = {
  timeZone: 'America/New_York',
  week: [
    { day: 'Mon', name: 'Monday' },
    { day: 'Tue', name: 'Tuesday' },
    { day: 'Wed', name: 'Wednesday', opens: 17, closes: 21 },
    { day: 'Thu', name: 'Thursday', opens: 17, closes: 21.5 },
    { day: 'Fri', name: 'Friday', opens: 17, closes: 22.5 },
    { day: 'Sat', name: 'Saturday', opens: 16, closes: 22.5 },
    { day: 'Sun', name: 'Sunday', opens: 12, closes: 15 },
  ],
};
