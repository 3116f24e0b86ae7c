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
    text: 'Eine Lieferung kommt. Die Tür steht eine Weile offen, und das darf sie.',
  },
  {
    reading: readingIndexAt('22:10'),
    place: 'defrost',
    text: 'Der Kühler taut ab. Zwei Werte über der Grenze, und niemand wird angerufen.',
  },
  {
    reading: readingIndexAt('23:10'),
    place: 'door',
    text: 'Etwas hindert die Tür am Zufallen.',
    img: 'things-door',
  },
  {
    reading: readingIndexAt('0:25'),
    place: 'over',
    text: `${formatDegrees(readings[readingIndexAt('0:25')] ?? 0)}. Zu warm.`,
  },
  {
    reading: findAlarm(readings, limit, alarmReadings) ?? 0,
    place: 'rings',
    text: 'Der dritte Wert über der Grenze. Ein Telefon klingelt.',
    img: 'things-phone',
  },
  {
    reading: doorReadings.shut,
    place: 'shut',
    text: `Jemand schließt die Tür. ${formatDegrees(Math.max(...readings))} ist der Höchstwert der Nacht.`,
  },
  {
    reading: doorReadings.foundWithoutAlarm,
    place: 'found',
    text: `Ohne Alarm wäre es erst jetzt bemerkt worden: ${formatDegrees(estimateWithDoorOpen(doorReadings.foundWithoutAlarm))}, geschätzt.`,
    isEstimate: true,
  },
];
