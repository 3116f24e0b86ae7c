import type { Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaryOf } from '../../src/forms/appointments/schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { Refusal } from '../http/refusal.ts';
import { inTime } from '../in-time.ts';
import { takenSlots } from '../leads/appointments.ts';
import { serveWhileFresh } from '../serve-while-fresh.ts';
import type { Services } from '../services.ts';
import { appSpeaking, ownJson } from './wire-format.ts';

const dayMs = 86_400_000;
/** Timeout after which a page offers all slots, and the server refuses those that are taken. */
const patienceMs = 5_000;
/**
 * Lifetime of the memoized result, in milliseconds: the route is public, and each call costs a
 * query.
 */
const freshMs = 500;

/** Route that lists the taken slots of a diary: times only, no names. */
export function appointmentApp(services: Services): Hono<AppEnv> {
  const asked = new Map<string, () => Promise<string[]>>();
  const taken = (diary: string): Promise<string[]> => {
    // One day early: west of Greenwich it is still yesterday.
    const ask = () =>
      takenSlots(
        services.database.db,
        diary,
        new Date(Date.now() - dayMs).toISOString().slice(0, 10),
      );
    const known = asked.get(diary) ?? serveWhileFresh(freshMs, ask);
    asked.set(diary, known);
    return known();
  };
  return appSpeaking(ownJson, services).get(apiPaths.appointments(':diary'), async (c) => {
    const diary = diaryOf(c.req.param('diary') ?? '');
    if (!diary) throw new Refusal(404, 'There is no such diary.');
    return c.json({ taken: await inTime(taken(diary.name), patienceMs) });
  });
}
