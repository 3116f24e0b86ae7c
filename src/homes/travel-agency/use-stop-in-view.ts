'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Milliseconds for which a choice by hand overrides the stop at reading height. */
const hold = 1200;

/** Reading height, as a share of the window from its top. */
const readingHeight = 0.52;

/** Media query for a map beside the list, which does not follow: both are visible at once (`route-sheet.css`). */
const beside = '(width >= 62rem)';

/**
 * Reports the stop of a list at reading height while the page is scrolled, where the map stays in view above
 * it.
 *
 * @returns to be called on a choice by hand: for a moment scrolling changes nothing
 */
export function useStopInView(
  list: RefObject<HTMLElement | null>,
  onRead: (index: number) => void,
): () => void {
  const until = useRef(0);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    let scrolled = false;
    const watcher = new IntersectionObserver(
      () => {
        // By the positions of the rows, not by the last intersection: a long jump passes some unseen.
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
