'use client';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const answerSchema = z.object({ taken: z.array(z.string()) });

/**
 * The slots of a diary that others have, as its server says it.
 *
 * @param takenAt address that answers `{ "taken": ["2026-11-24T09:30"] }`; left out: nothing is asked
 * @param again asked anew whenever this changes
 * @returns undefined until it is known; none where the server cannot be asked: it refuses what is
 * taken when the form arrives
 */
export function useTakenSlots(
  takenAt: string | undefined,
  again?: string | undefined,
): readonly string[] | undefined {
  const [taken, setTaken] = useState<readonly string[]>();
  useEffect(() => {
    if (takenAt === undefined) {
      setTaken([]);
      return;
    }
    const asking = new AbortController();
    fetch(takenAt, { headers: { Accept: 'application/json' }, signal: asking.signal })
      .then(async (response) => answerSchema.parse(await response.json()).taken)
      .catch(() => [])
      .then((slots) => {
        if (!asking.signal.aborted) setTaken(slots);
      });
    return () => asking.abort();
  }, [takenAt, again]);
  return taken;
}
