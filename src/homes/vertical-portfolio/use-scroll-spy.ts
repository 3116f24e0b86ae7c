import { type RefObject, useEffect } from 'react';
import { indexAfterKey } from '../../elements/arrow-keys/index-after-key.ts';

/** Replaces the hash without a history entry. */
function writeHash(hash: string): void {
  if (location.hash === hash) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

/** Calls back after scrolling: `scrollend`, or a pause where the event is not supported. */
function onScrollEnd(callback: () => void, signal: AbortSignal): void {
  if ('onscrollend' in document) {
    document.addEventListener('scrollend', callback, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, 160);
  };
  addEventListener('scroll', restartTimer, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Marks the link of the section in the middle of the window (`aria-current`), writes its hash into the URL once
 * scrolling stops, and lets arrow keys, Home and End scroll between sections while the rail has the focus. No
 * wheel or touch listeners: scrolling stays native.
 */
export function useScrollSpy(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rail = rootRef.current?.closest('nav');
    if (!rail) return;
    const links = [...rail.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const stops = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    const controller = new AbortController();
    const { signal } = controller;
    let current = -1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = stops.indexOf(target as HTMLElement);
          if (isIntersecting) current = index;
          else if (current === index) current = -1;
        }
        links.forEach((link, index) => {
          if (index === current) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
        });
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const stop of stops) observer.observe(stop);
    // The first section and the part below the last need no hash.
    const writeStopHash = (index: number) => writeHash((index > 0 && links[index]?.hash) || '');
    let reachedHash = '';
    // The hash of another section stays until that section has come into the window and left it. Until then,
    // `scrollend` may be that of an earlier scroll.
    const isElsewhere = (): boolean => {
      const { hash } = location;
      if (!hash || links.some((link) => link.hash === hash)) return false;
      const section = document.getElementById(hash.slice(1))?.getBoundingClientRect();
      const isInView = section && section.top < innerHeight && section.bottom > 0;
      if (isInView) reachedHash = hash;
      return isInView || reachedHash !== hash;
    };
    isElsewhere();
    onScrollEnd(() => {
      if (isElsewhere()) return;
      // Measured, as the observer may be a frame late.
      const currentIndex = stops.findIndex((stop) => {
        const { top, bottom } = stop.getBoundingClientRect();
        return top <= innerHeight / 2 && bottom > innerHeight / 2;
      });
      writeStopHash(currentIndex);
    }, signal);
    rail.addEventListener(
      'keydown',
      (event) => {
        const from = links.indexOf(event.target as HTMLAnchorElement);
        const next = from < 0 ? undefined : indexAfterKey(event.key, from, links.length);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        links[next]?.focus({ preventScroll: true });
        stops[next]?.scrollIntoView();
        writeStopHash(next);
      },
      { signal },
    );
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [rootRef]);
}
