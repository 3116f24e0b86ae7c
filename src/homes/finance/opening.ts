import type { OpeningHours } from '../../elements/opening-status/opening-hours.ts';

/** Opening hours, in the local time of Duluth. */
export const opening: OpeningHours = {
  timeZone: 'America/Chicago',
  week: [
    { day: 'Mon', name: 'Monday', opens: 8, closes: 18 },
    { day: 'Tue', name: 'Tuesday', opens: 8, closes: 18 },
    { day: 'Wed', name: 'Wednesday', opens: 8, closes: 18 },
    { day: 'Thu', name: 'Thursday', opens: 8, closes: 18 },
    { day: 'Fri', name: 'Friday', opens: 8, closes: 12 },
    { day: 'Sat', name: 'Saturday' },
    { day: 'Sun', name: 'Sunday' },
  ],
};
