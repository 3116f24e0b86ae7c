import type { OpeningHours } from '../../elements/opening-status/opening-hours.ts';

const afternoon = { opens: 11, closes: 20 } as const;

/** Opening hours in the time zone of Thermopolis, Wyoming. */
export const opening: OpeningHours = {
  timeZone: 'America/Denver',
  week: [
    { day: 'Mon', name: 'Monday' },
    { day: 'Tue', name: 'Tuesday' },
    { day: 'Wed', name: 'Wednesday', ...afternoon },
    { day: 'Thu', name: 'Thursday', ...afternoon },
    { day: 'Fri', name: 'Friday', ...afternoon },
    { day: 'Sat', name: 'Saturday', ...afternoon },
    { day: 'Sun', name: 'Sunday', ...afternoon },
  ],
};
