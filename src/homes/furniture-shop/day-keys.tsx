'use client';
import { useEffect, useRef } from 'react';
import { cyclicIndexAfterKey } from '../../elements/arrow-keys/index-after-key.ts';
import { applyHash, chooseDay } from './chosen-day.ts';
import { dayIds, isDayId } from './days.ts';

/** Loads the pictures of the other days, one after the other. */
async function loadDays(panels: ParentNode, signal: AbortSignal): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const picture of panels.querySelectorAll<HTMLImageElement>('[data-panel] img')) {
    if (signal.aborted) return;
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
}

interface DayKeysProps {
  /** Hashes of other sections: they keep the choice. */
  anchors: readonly string[];
}

/** Adds arrow keys to the weekdays of the first screen, keeps the choice in the URL, and preloads pictures. */
export function DayKeys({ anchors }: DayKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const week = rootRef.current?.closest('nav');
    const section = week?.closest('section');
    if (!week || !section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const applyCurrentHash = () => applyHash(anchors);
    applyCurrentHash();
    window.addEventListener('hashchange', applyCurrentHash, { signal });
    // Prevents the jump to the panel, which would move the focus.
    week.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        const day = link?.hash.slice(1) ?? '';
        if (!isDayId(day) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (location.hash !== `#${day}`) history.pushState(history.state, '', `#${day}`);
        chooseDay(day);
      },
      { signal },
    );
    week.addEventListener(
      'keydown',
      (event) => {
        const links = [...week.querySelectorAll('a')];
        const currentIndex = links.indexOf(event.target as HTMLAnchorElement);
        const nextIndex =
          currentIndex < 0 ? undefined : cyclicIndexAfterKey(event.key, currentIndex, links.length);
        const day = nextIndex === undefined ? undefined : dayIds[nextIndex];
        if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        links[nextIndex ?? 0]?.focus();
        chooseDay(day);
      },
      { signal },
    );
    const startLoading = () => void loadDays(section, signal);
    for (const type of ['pointerover', 'focusin'])
      week.addEventListener(type, startLoading, { signal, once: true });
    return () => {
      controller.abort();
      document.documentElement.removeAttribute('data-day');
    };
  }, [anchors]);
  return <span ref={rootRef} hidden />;
}
