'use client';
import { useEffect, useState } from 'react';

/** Returns a text to announce, once typing has paused for a moment; empty until it has changed. */
export function useCalm(text: string, milliseconds = 1200): string {
  const [heard, setHeard] = useState({ first: text, said: '' });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setHeard((now) => (now.said === '' && now.first === text ? now : { ...now, said: text })),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return heard.said;
}
