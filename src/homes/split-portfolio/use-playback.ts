'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Sound } from './grain.ts';
import { nowPlaying, play, stop, subscribe } from './player.ts';

const noSound = () => undefined;

/** Returns whether a sound plays, and the function that starts or stops it; it stops when its component is removed. */
export function usePlayback(
  name: string,
  sound: Sound,
): readonly [isPlaying: boolean, toggle: () => void] {
  const playingName = useSyncExternalStore(subscribe, nowPlaying, noSound);
  const isPlaying = playingName === name;
  useEffect(() => {
    if (!isPlaying) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      if (nowPlaying() === name) stop();
    };
  }, [isPlaying, name]);
  return [isPlaying, () => (isPlaying ? stop() : play(name, sound))];
}
