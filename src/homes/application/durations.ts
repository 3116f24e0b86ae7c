import { dryAt, durationText } from './drying-time.ts';
import type { cloths, weathers } from './sample-weather.ts';
import { hangingHour } from './sample-weather.ts';

/** Returns the drying time of each cloth in each weather, from nine in the morning; `null` if it is not dry before night. */
export const durations = (wash: typeof cloths, skies: typeof weathers) =>
  wash.map(({ id, title, water }) => ({
    id,
    title,
    times: skies.map(({ day, title: sky }) => {
      const done = dryAt(water, hangingHour, day);
      return { sky, text: done === null ? null : durationText(done - hangingHour) };
    }),
  }));
