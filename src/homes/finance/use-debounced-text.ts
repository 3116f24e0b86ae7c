'use client';
import { useEffect, useState } from 'react';

/** Returns a debounced text, so that screen readers announce only the last of quick changes. */
export function useDebouncedText(text: string, milliseconds = 700): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    // The initial text is in the page already, and not announced.
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, first, settled, milliseconds]);
  return settled;
}
