import type { NightEvent } from './hero-night-events.tsx';
import { alarmReadings, findAlarm, limit, readingIndexAt, readings } from './night.ts';

/** Events of the night; the last is hypothetical. */
export const events: readonly NightEvent[] = [
  {
    reading: readingIndexAt('19:35'),
    place: 'delivery',
    text: 'Milk comes in. The door stands open for ten minutes, as it may.',
  },
  {
    reading: readingIndexAt('22:10'),
    place: 'defrost',
    text: 'The coils defrost. Two readings over the limit, and nobody is called.',
  },
  {
    reading: readingIndexAt('23:10'),
    place: 'door',
    text: 'Somebody fetches cream. A crate keeps the door from closing.',
    img: 'things-door',
  },
  { reading: readingIndexAt('0:25'), place: 'over', text: '41.3\u00a0°F. Too warm for milk.' },
  {
    reading: findAlarm(readings, limit, alarmReadings) ?? 0,
    place: 'rings',
    text: 'The third reading over the limit. One telephone rings, beside one bed.',
    img: 'things-phone',
  },
  {
    reading: readingIndexAt('0:55'),
    place: 'shut',
    text: 'Lise Gaudette shuts the door. 42.6\u00a0°F is the highest of the night.',
  },
  {
    reading: readingIndexAt('5:10'),
    place: 'found',
    text: 'When it would have been found without a telephone: 48.9\u00a0°F, by estimate.',
    isEstimate: true,
  },
];
