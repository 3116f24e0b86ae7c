'use client';
import { useEffect, useRef } from 'react';
import { type Breath, type Phase, settleSeconds } from './breath.ts';
import { breathTone } from './breath-tone.ts';

/**
 * Plays the tone of an exercise while it is turned on and the exercise runs; silent otherwise.
 *
 * @param breath position in the exercise; none while it does not run
 */
export function useBreathTone(wanted: boolean, phases: readonly Phase[], breath?: Breath): void {
  const tone = useRef<ReturnType<typeof breathTone>>(undefined);
  const kind = breath?.kind;
  const round = breath?.round;
  const phase = breath?.phase ?? -1;
  useEffect(() => {
    if (!wanted || !kind) return tone.current?.hush();
    tone.current ??= breathTone();
    tone.current.sound(kind, phases[phase]?.seconds ?? settleSeconds);
    // A new round may begin with the phase that the last one had: in a pace of one.
  }, [wanted, kind, phase, round, phases]);
  useEffect(() => () => tone.current?.close(), []);
}
