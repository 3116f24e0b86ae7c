'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Sound } from './grain.ts';
import { hear, heardNow, hush, onHeard } from './player.ts';

const nothing = () => undefined;

/** Returns whether a sound plays, and the function that starts or stops it; it stops when its component is removed. */
export function useHearing(
  name: string,
  sound: Sound,
): readonly [isHeard: boolean, turn: () => void] {
  const now = useSyncExternalStore(onHeard, heardNow, nothing);
  const isHeard = now === name;
  useEffect(() => {
    if (!isHeard) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hush();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      if (heardNow() === name) hush();
    };
  }, [isHeard, name]);
  return [isHeard, () => (isHeard ? hush() : hear(name, sound))];
}
