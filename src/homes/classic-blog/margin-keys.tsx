'use client';
import { useEffect, useRef } from 'react';
import { highlightNotes } from './highlight-notes.ts';
import styles from './post-margin.module.css';

/**
 * Highlights a note and its sentence together, draws the line between them, and moves the focus by arrow keys from note
 * to note. Without script the numbers are links, and `:target` is highlighted.
 */
export function MarginKeys() {
  const leader = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = leader.current;
    const text = svg?.parentElement?.closest<HTMLElement>('article');
    return svg && text ? highlightNotes(text, svg) : undefined;
  }, []);
  return <svg ref={leader} className={styles.leader} aria-hidden="true" />;
}
