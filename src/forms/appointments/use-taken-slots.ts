'use client';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { onSlotTaken } from './slot-taken-event.ts';

const answerSchema = z.object({ taken: z.array(z.string()) });

/**
 * The slots of a diary that are taken, as its server says it, and those that were taken from this page.
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
  const [here, setHere] = useState<readonly string[]>([]);
  useEffect(
    () => onSlotTaken(takenAt ?? '', (slot) => setHere((slots) => [...slots, slot])),
    [takenAt],
  );
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
  return useMemo(() => taken && [...taken, ...here], [taken, here]);
}
