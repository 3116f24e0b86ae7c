'use client';
import { useEffect, useState } from 'react';

/**
 * Debounces the text of a live region, so that screen readers announce only the last of quick
 * changes. Returns an empty string until the text has changed: the initial text is on the page
 * already.
 */
export function useDebouncedAnnouncement(text: string, milliseconds: number): string {
  const [initialText] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((previous) => (previous === '' && text === initialText ? '' : text)),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, initialText, milliseconds]);
  return announced;
}
