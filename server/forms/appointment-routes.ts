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
/** A page that does not hear by then lets people choose, and the server refuses what is taken. */
const patienceMs = 5_000;
/** How long one answer serves all who ask, in milliseconds: anybody may ask, and each costs a query. */
const freshMs = 500;

/** Which slots of a diary are taken: times alone, never by whom. */
export function appointmentApp(services: Services): Hono<AppEnv> {
  const asked = new Map<string, () => Promise<string[]>>();
  const taken = (diary: string): Promise<string[]> => {
    // A day early: west of Greenwich it is still yesterday.
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
