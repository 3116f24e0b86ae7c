'use client';
import { useEffect, useState } from 'react';

/**
 * Debounces the text of a live region, so that screen readers announce only the last of quick
 * changes. Returns an empty string until the text has changed, as the initial one is on the page.
 */
export function useDebouncedAnnouncement(text: string, milliseconds: number): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (before === '' && text === first ? '' : text)),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, first, milliseconds]);
  return announced;
}
