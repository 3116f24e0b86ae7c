'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Time for which a click or key press overrides the stop at reading height. */
const pauseMilliseconds = 1200;

/** Reading height, as a share of the window from its top. */
const readingHeight = 0.52;

/** Media query for the layout with the map beside the list: scrolling selects nothing there (`route-sheet.module.css`). */
const mapBesideList = '(width >= 62rem)';

/**
 * Reports the stop at reading height while the page is scrolled, in the layout with the map above the list.
 *
 * @returns a function that suspends this for a moment, for clicks and key presses
 */
export function useStopInView(
  listRef: RefObject<HTMLElement | null>,
  onRead: (index: number) => void,
): () => void {
  const pausedUntil = useRef(0);
  useEffect(() => {
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    let hasScrolled = false;
    const observer = new IntersectionObserver(
      () => {
        // Reads positions rather than entries: a long jump skips rows without an intersection.
        const line = innerHeight * readingHeight;
        const index = rows.findLastIndex((row) => row.getBoundingClientRect().top <= line);
        const isBeside = matchMedia(mapBesideList).matches;
        if (index >= 0 && hasScrolled && !isBeside && Date.now() > pausedUntil.current)
          onRead(index);
        hasScrolled = true;
      },
      { rootMargin: `-${readingHeight * 100}% 0px -47% 0px` },
    );
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return useCallback(() => {
    pausedUntil.current = Date.now() + pauseMilliseconds;
  }, []);
}
