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

const sameBeat = (a: Breath | undefined, b: Breath) =>
  a?.round === b.round && a.phase === b.phase && a.count === b.count;

/**
 * Runs an exercise. The figure is updated on each frame by two custom properties,
 * `--full` and `--part`; the text changes with the count alone.
 *
 * @param clock returns monotonic milliseconds
 */
export function useBreath(figure: RefObject<HTMLElement | null>, clock: () => number = pageClock) {
  const [state, setState] = useState<BreathState>('idle');
  const [breath, setBreath] = useState<Breath>();
  const frame = useRef(0);

  const end = useCallback((next: BreathState) => {
    cancelAnimationFrame(frame.current);
    setState(next);
  }, []);

  const start = useCallback(
    ({ phases, rounds }: Exercise) => {
      const began = clock();
      let announced: Breath | undefined;
      const step = () => {
        const now = breathAt(phases, rounds, clock() - began);
        figure.current?.style.setProperty('--full', now.full.toFixed(4));
        figure.current?.style.setProperty('--part', now.part.toFixed(4));
        if (!sameBeat(announced, now)) setBreath(now);
        announced = now;
        if (now.done) end('done');
        else frame.current = requestAnimationFrame(step);
      };
      setState('running');
      step();
    },
    [clock, end, figure],
  );

  // Pauses the exercise in a hidden page.
  useEffect(() => {
    if (state !== 'running') return;
    const leave = () => document.hidden && end('left');
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [state, end]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { state, breath, start, stop: () => end('stopped') };
}
