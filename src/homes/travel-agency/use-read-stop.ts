'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a choice by hand holds against the stop that is being read, in milliseconds. */
const hold = 1200;

/** Where somebody reads, as a share of the window from its top. */
const readingHeight = 0.52;

/** Where the map lies beside the list and does not follow: both are seen at once (`route-sheet.css`). */
const beside = '(width >= 62rem)';

/**
 * Tells which stop of a list lies at reading height while the page is scrolled, where the map stays in
 * view above it.
 *
 * @returns to be called when somebody chooses by hand: for a moment reading changes nothing
 */
export function useReadStop(
  list: RefObject<HTMLElement | null>,
  onRead: (index: number) => void,
): () => void {
  const until = useRef(0);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    let scrolled = false;
    const watcher = new IntersectionObserver(
      () => {
        // By where the rows stand, not by which was seen last: a long jump passes some unseen.
        const line = innerHeight * readingHeight;
        const index = rows.findLastIndex((row) => row.getBoundingClientRect().top <= line);
        const besides = matchMedia(beside).matches;
        if (index >= 0 && scrolled && !besides && Date.now() > until.current) onRead(index);
        scrolled = true;
      },
      { rootMargin: `-${readingHeight * 100}% 0px -47% 0px` },
    );
    for (const row of rows) watcher.observe(row);
    return () => watcher.disconnect();
  }, []);
  return useCallback(() => {
    until.current = Date.now() + hold;
  }, []);
}
