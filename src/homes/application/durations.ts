import { dryAt, durationText } from './drying-time.ts';
import type { cloths, weathers } from './sample-weather.ts';
import { hangingHour } from './sample-weather.ts';

/** Returns the drying time of each cloth in each weather; `null` if it is not dry before night. */
export const durations = (allCloths: typeof cloths, allWeathers: typeof weathers) =>
  allCloths.map(({ id, title, water }) => ({
    id,
    title,
    times: allWeathers.map(({ day, title: weather }) => {
      const dryHour = dryAt(water, hangingHour, day);
      return { weather, text: dryHour === null ? null : durationText(dryHour - hangingHour) };
    }),
  }));
