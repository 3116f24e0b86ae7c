import type { Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaryOf } from '../../src/forms/appointments/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import { findTakenSlots } from '../appointments/slots.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { limitWait } from '../limit-wait.ts';
import { memoizeFor } from '../memoize-for.ts';
import type { Services } from '../services.ts';
import { createRoutes, jsonErrors } from './error-format.ts';

const dayMs = 86_400_000;
/** Timeout after which a page offers all slots, and the server refuses those that are taken. */
const timeoutMs = 5_000;
/**
 * Lifetime of the memoized result, in milliseconds: the route is public, and each call costs a
 * query.
 */
const memoizeMs = 500;

/** Route that lists the taken slots of a diary: times only, no names. */
export function appointmentRoutes(services: Services): Hono<AppEnv> {
  const queryByDiary = new Map<string, () => Promise<string[]>>();
  const takenSlotsOf = (diary: string): Promise<string[]> => {
    // From yesterday on: west of Greenwich the date in UTC may be a day ahead.
    const query = () =>
      findTakenSlots(
        services.database.db,
        diary,
        new Date(Date.now() - dayMs).toISOString().slice(0, 10),
      );
    const memoizedQuery = queryByDiary.get(diary) ?? memoizeFor(memoizeMs, query);
    queryByDiary.set(diary, memoizedQuery);
    return memoizedQuery();
  };
  return createRoutes(jsonErrors, services).get(apiPaths.appointments(':diary'), async (c) => {
    const diary = diaryOf(c.req.param('diary') ?? '');
    if (!diary) throw new HttpError(404, serverWords.noDiary);
    return c.json({ taken: await limitWait(takenSlotsOf(diary.name), timeoutMs) });
  });
}
