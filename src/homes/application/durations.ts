import type { cloths, weathers } from './days.ts';
import { hung } from './days.ts';
import { dryAt, lasting } from './drying.ts';

/** Returns the drying time of each cloth in each weather, from nine in the morning; `null` if it would hang overnight. */
export const durations = (wash: typeof cloths, skies: typeof weathers) =>
  wash.map(({ id, title, water }) => ({
    id,
    title,
    times: skies.map(({ day, title: sky }) => {
      const done = dryAt(water, hung, day);
      return { sky, text: done === null ? null : lasting(done - hung) };
    }),
  }));
