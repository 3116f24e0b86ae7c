'use client';
import { useEffect, useState } from 'react';

/** Debounces a text for a live region: returns it once typing has paused; empty until it has changed. */
export function useDebouncedAnnouncement(text: string, milliseconds = 1200): string {
  const [announced, setAnnounced] = useState({ first: text, said: '' });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAnnounced((now) =>
          now.said === '' && now.first === text ? now : { ...now, said: text },
        ),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return announced.said;
}
