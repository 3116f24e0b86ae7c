'use client';
import { useEffect, useRef } from 'react';
import { type Breath, type Phase, settleSeconds } from './breath.ts';
import { breathTone } from './breath-tone.ts';

/**
 * Plays the tone of an exercise while it runs, if enabled.
 *
 * @param breath position in the exercise; undefined while it does not run
 */
export function useBreathTone(enabled: boolean, phases: readonly Phase[], breath?: Breath): void {
  const tone = useRef<ReturnType<typeof breathTone>>(undefined);
  const kind = breath?.kind;
  const round = breath?.round;
  const phase = breath?.phase ?? -1;
  useEffect(() => {
    if (!enabled || !kind) return tone.current?.fadeOut();
    tone.current ??= breathTone();
    tone.current.playPhase(kind, phases[phase]?.seconds ?? settleSeconds);
    // In a pace with one phase, only the round changes.
  }, [enabled, kind, phase, round, phases]);
  useEffect(() => () => tone.current?.close(), []);
}
