import type { TideDay } from './tide.ts';

/**
 * A day near new moon in July and one in November, in local time. On this coast the
 * lowest water of summer comes before dawn, that of winter in the afternoon.
 */
export const july: TideDay = {
  points: [
    { hour: -2.2, feet: 6.3 },
    { hour: 4.9, feet: -1.4 },
    { hour: 11.6, feet: 3.9 },
    { hour: 15.75, feet: 2.4 },
    { hour: 22.1, feet: 6.4 },
    { hour: 29.6, feet: -1.3 },
  ],
  sunrise: 5.95,
  sunset: 20.33,
};

export const november: TideDay = {
  points: [
    { hour: -1.6, feet: 4.2 },
    { hour: 1.9, feet: 2.4 },
    { hour: 8.75, feet: 6.6 },
    { hour: 15.95, feet: -1.3 },
    { hour: 22.6, feet: 4.3 },
    { hour: 26.6, feet: 2.5 },
  ],
  sunrise: 6.63,
  sunset: 16.97,
};
