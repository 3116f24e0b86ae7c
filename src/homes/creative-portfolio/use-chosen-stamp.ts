import { type RefObject, useEffect, useState } from 'react';
import type { Point } from './loupe-geometry.ts';

/** Returns the stamp in the URL's hash: its own name, or that of one of its marks (`apology-2`). */
export function stampInHash(hash: string, ids: readonly string[]): { id?: string; mark?: number } {
  const [, id = '', mark] = /^#([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  if (!ids.includes(id)) return {};
  return mark === undefined ? { id } : { id, mark: Number(mark) - 1 };
}

/** Sets `data-selected` on the chosen stamp. */
function markChosen(section: Element, id: string): void {
  const works = section.querySelectorAll('article');
  works[0]?.parentElement?.setAttribute('data-ready', '');
  for (const work of works) work.toggleAttribute('data-selected', work.id === id);
  for (const tableStamp of section.querySelectorAll('[data-stamp]')) {
    const isChosen = tableStamp.getAttribute('data-stamp') === id;
    tableStamp.toggleAttribute('data-selected', isChosen);
    if (isChosen) tableStamp.querySelector('a')?.setAttribute('aria-current', 'true');
    else tableStamp.querySelector('a')?.removeAttribute('aria-current');
  }
}

/** Animates the chosen stamp from its position on the table. */
function animateIn(section: Element, id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const tableBox = section.querySelector(`[data-stamp="${id}"] img`)?.getBoundingClientRect();
  const stamp = section.querySelector(`#${id} picture`);
  const stampBox = stamp?.getBoundingClientRect();
  if (!tableBox || !stampBox?.width || tableBox.bottom < 0 || tableBox.top > innerHeight) return;
  const dx = tableBox.left + tableBox.width / 2 - stampBox.left - stampBox.width / 2;
  const dy = tableBox.top + tableBox.height / 2 - stampBox.top - stampBox.height / 2;
  stamp?.animate(
    {
      translate: [`${dx}px ${dy}px`, '0 0'],
      scale: [`${tableBox.width / stampBox.width}`, '1'],
      rotate: ['-6deg', '0deg'],
    },
    { duration: 520, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Returns the paper that the chosen stamp lies on. */
const chosenPaper = (section: Element) =>
  section.querySelector('article[data-selected] picture')?.parentElement;

/** Scrolls to the chosen stamp and focuses the loupe: the hash matches no element. */
function goTo(section: Element): void {
  chosenPaper(section)?.scrollIntoView({ block: 'start' });
  section.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true });
}

/**
 * Returns the id of the chosen stamp. Links to stamps and to their marks choose it, without scrolling where the
 * stamp is in view already; the URL's hash has its id.
 *
 * @param onMark called with the mark that a link leads to
 */
export function useChosenStamp(
  rootRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMark: (id: string, mark: number | undefined) => void,
): string {
  const [chosen, setChosen] = useState(ids[0] ?? '');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const { signal } = controller;
    let current = '';
    const choose = (hash: string) => {
      const { id, mark } = stampInHash(hash, ids);
      if (id === undefined) return false;
      const isNew = id !== current && current !== '';
      current = id;
      markChosen(section, id);
      if (isNew) animateIn(section, id);
      setChosen(id);
      onMark(id, mark);
      return true;
    };
    if (!choose(location.hash)) choose(`#${ids[0] ?? ''}`);
    const onHashChange = () => {
      if (choose(location.hash)) goTo(section);
    };
    window.addEventListener('hashchange', onHashChange, { signal });
    section.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link || event.ctrlKey || event.metaKey || !choose(link.hash)) return;
        event.preventDefault();
        history.replaceState(history.state, '', link.hash);
        chosenPaper(section)?.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
    return () => controller.abort();
  }, [rootRef, ids, onMark]);
  return chosen;
}

/** Returns the initial position of the loupe on a stamp: its second mark, which has no text. */
export const initialPosition = (marks: readonly Point[], size: Point): Point =>
  marks[1] ?? [size[0] / 2, size[1] / 2];
