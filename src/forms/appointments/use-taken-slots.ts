'use client';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { onSlotTaken } from './slot-taken-event.ts';

const responseSchema = z.object({ taken: z.array(z.string()) });

/**
 * Returns the taken slots of a diary: those of the server, and those taken on this page.
 *
 * @param takenAt URL that responds `{ "taken": ["2026-11-24T09:30"] }`; undefined: no request
 * @param refetchKey the slots are fetched again when this text changes
 * @returns undefined while loading; an empty list if the request fails, since the server rejects a
 * taken slot on submit
 */
export function useTakenSlots(
  takenAt: string | undefined,
  refetchKey?: string | undefined,
): readonly string[] | undefined {
  const [taken, setTaken] = useState<readonly string[]>();
  const [takenOnPage, setTakenOnPage] = useState<readonly string[]>([]);
  useEffect(
    () => onSlotTaken(takenAt ?? '', (slot) => setTakenOnPage((slots) => [...slots, slot])),
    [takenAt],
  );
  useEffect(() => {
    if (takenAt === undefined) {
      setTaken([]);
      return;
    }
    const request = new AbortController();
    fetch(takenAt, { headers: { Accept: 'application/json' }, signal: request.signal })
      .then(async (response) => responseSchema.parse(await response.json()).taken)
      .catch(() => [])
      .then((slots) => {
        if (!request.signal.aborted) setTaken(slots);
      });
    return () => request.abort();
  }, [takenAt, refetchKey]);
  return useMemo(() => taken && [...taken, ...takenOnPage], [taken, takenOnPage]);
}
