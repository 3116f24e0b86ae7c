import type { NightEvent } from './hero-night-events.tsx';
import { alarmAt, door, leftOpen, limit, patience, readings, stepAt } from './night.ts';

/** Events of the night; the last is hypothetical. */
export const events: readonly NightEvent[] = [
  {
    step: stepAt('19:35'),
    place: 'delivery',
    text: 'A delivery comes in. The door stands open for a while, as it may.',
  },
  {
    step: stepAt('22:10'),
    place: 'defrost',
    text: 'The coils defrost. Two readings over the limit, and nobody is called.',
  },
  {
    step: stepAt('23:10'),
    place: 'door',
    text: 'Something keeps the door from closing.',
    media: 'things-door',
  },
  {
    step: stepAt('0:25'),
    place: 'over',
    text: `${readings[stepAt('0:25')]} °F. Too warm.`,
  },
  {
    step: alarmAt(readings, limit, patience) ?? 0,
    place: 'rings',
    text: 'The third reading over the limit. A telephone rings.',
    media: 'things-phone',
  },
  {
    step: door.shut,
    place: 'shut',
    text: `Somebody shuts the door. ${Math.max(...readings)} °F is the highest of the night.`,
  },
  {
    step: door.found,
    place: 'found',
    text: `When it would have been found without an alarm: ${leftOpen(door.found).toFixed(1)} °F, by estimate.`,
    estimate: true,
  },
];
