'use client';
import { useEffect, useRef } from 'react';
import { highlightNotes } from './highlight-notes.ts';

/**
 * Highlights a note and its sentence together, draws the line between them, and lets arrow keys go from note
 * to note. Without it the numbers are links, and the URL's hash highlights its target.
 */
export function MarginKeys() {
  const leader = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = leader.current;
    const text = svg?.parentElement?.closest<HTMLElement>('article');
    return svg && text ? highlightNotes(text, svg) : undefined;
  }, []);
  return <svg ref={leader} className="galley-leader" aria-hidden="true" />;
}
