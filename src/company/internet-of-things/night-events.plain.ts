import { formatDegrees } from './degrees.ts';
import type { NightEvent } from './hero-night-events.tsx';
import {
  alarmReadings,
  doorReadings,
  estimateWithDoorOpen,
  findAlarm,
  limit,
  readingIndexAt,
  readings,
} from './night.ts';

/** Events of the night; the last is hypothetical. */
export const events: readonly NightEvent[] = [
  {
    reading: readingIndexAt('19:35'),
    place: 'delivery',
    text: 'A delivery comes in. The door stands open for a while, as it may.',
  },
  {
    reading: readingIndexAt('22:10'),
    place: 'defrost',
    text: 'The coils defrost. Two readings over the limit, and nobody is called.',
  },
  {
    reading: readingIndexAt('23:10'),
    place: 'door',
    text: 'Something keeps the door from closing.',
    img: 'things-door',
  },
  {
    reading: readingIndexAt('0:25'),
    place: 'over',
    text: `${formatDegrees(readings[readingIndexAt('0:25')] ?? 0)}. Too warm.`,
  },
  {
    reading: findAlarm(readings, limit, alarmReadings) ?? 0,
    place: 'rings',
    text: 'The third reading over the limit. A telephone rings.',
    img: 'things-phone',
  },
  {
    reading: doorReadings.shut,
    place: 'shut',
    text: `Somebody shuts the door. ${formatDegrees(Math.max(...readings))} is the highest of the night.`,
  },
  {
    reading: doorReadings.foundWithoutAlarm,
    place: 'found',
    text: `When it would have been found without an alarm: ${formatDegrees(estimateWithDoorOpen(doorReadings.foundWithoutAlarm))}, by estimate.`,
    isEstimate: true,
  },
];
