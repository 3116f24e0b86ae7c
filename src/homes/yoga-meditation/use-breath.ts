'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Breath, breathAt, type Phase } from './breath.ts';

/** `idle`: before the start; `left`: stopped because the page was hidden. */
export type BreathState = 'idle' | 'running' | 'stopped' | 'left' | 'done';

interface Exercise {
  phases: readonly Phase[];
  rounds: number;
}

const pageClock = () => performance.now();

const isSameCount = (a: Breath | undefined, b: Breath) =>
  a?.round === b.round && a.phase === b.phase && a.count === b.count;

/**
 * Runs an exercise. The figure is updated on each frame by two custom properties,
 * `--full` and `--part`; the text changes with the count alone.
 *
 * @param clock returns monotonic milliseconds
 */
export function useBreath(
  figureRef: RefObject<HTMLElement | null>,
  clock: () => number = pageClock,
) {
  const [state, setState] = useState<BreathState>('idle');
  const [breath, setBreath] = useState<Breath>();
  const frame = useRef(0);

  const endExercise = useCallback((next: BreathState) => {
    cancelAnimationFrame(frame.current);
    setState(next);
  }, []);

  const start = useCallback(
    ({ phases, rounds }: Exercise) => {
      const startTime = clock();
      let announced: Breath | undefined;
      const tick = () => {
        const position = breathAt(phases, rounds, clock() - startTime);
        figureRef.current?.style.setProperty('--full', position.fullness.toFixed(4));
        figureRef.current?.style.setProperty('--part', position.progress.toFixed(4));
        if (!isSameCount(announced, position)) setBreath(position);
        announced = position;
        if (position.isDone) endExercise('done');
        else frame.current = requestAnimationFrame(tick);
      };
      setState('running');
      tick();
    },
    [clock, endExercise, figureRef],
  );

  // Pauses the exercise in a hidden page.
  useEffect(() => {
    if (state !== 'running') return;
    const stopWhenHidden = () => document.hidden && endExercise('left');
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => document.removeEventListener('visibilitychange', stopWhenHidden);
  }, [state, endExercise]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { state, breath, start, stop: () => endExercise('stopped') };
}
