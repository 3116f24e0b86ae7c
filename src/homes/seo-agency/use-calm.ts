'use client';
import { useEffect, useState } from 'react';

/** What is to be said aloud, once nobody has typed for a moment; nothing until something has changed. */
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
