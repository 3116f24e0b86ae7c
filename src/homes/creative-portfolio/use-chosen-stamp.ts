import { type RefObject, useEffect, useState } from 'react';
import type { Place } from './loupe-geometry.ts';

/** Returns the stamp in the URL's hash: its own name, or that of one of its marks (`apology-2`). */
export function stampInHash(hash: string, ids: readonly string[]): { id?: string; mark?: number } {
  const [, id = '', mark] = /^#([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  if (!ids.includes(id)) return {};
  return mark === undefined ? { id } : { id, mark: Number(mark) - 1 };
}

/** Sets `data-selected` on the chosen stamp. */
function show(section: Element, id: string): void {
  const works = section.querySelectorAll('article');
  works[0]?.parentElement?.setAttribute('data-ready', '');
  for (const work of works) work.toggleAttribute('data-selected', work.id === id);
  for (const lying of section.querySelectorAll('[data-stamp]')) {
    const isChosen = lying.getAttribute('data-stamp') === id;
    lying.toggleAttribute('data-selected', isChosen);
    if (isChosen) lying.querySelector('a')?.setAttribute('aria-current', 'true');
    else lying.querySelector('a')?.removeAttribute('aria-current');
  }
}

/** Animates the chosen stamp from its position on the table. */
function raise(section: Element, id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = section.querySelector(`[data-stamp="${id}"] img`)?.getBoundingClientRect();
  const stamp = section.querySelector(`#${id} picture`);
  const to = stamp?.getBoundingClientRect();
  if (!from || !to?.width || from.bottom < 0 || from.top > innerHeight) return;
  const move = `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`;
  stamp?.animate(
    {
      translate: [move, '0 0'],
      scale: [`${from.width / to.width}`, '1'],
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
 * @param onMark is called with a mark that a link names
 */
export function useChosenStamp(
  place: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMark: (id: string, mark: number | undefined) => void,
): string {
  const [taken, setTaken] = useState(ids[0] ?? '');
  useEffect(() => {
    const section = place.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const { signal } = controller;
    let current = '';
    const take = (hash: string) => {
      const { id, mark } = stampInHash(hash, ids);
      if (id === undefined) return false;
      const isNew = id !== current && current !== '';
      current = id;
      show(section, id);
      if (isNew) raise(section, id);
      setTaken(id);
      onMark(id, mark);
      return true;
    };
    if (!take(location.hash)) take(`#${ids[0] ?? ''}`);
    const follow = () => {
      if (take(location.hash)) goTo(section);
    };
    window.addEventListener('hashchange', follow, { signal });
    section.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        if (!link || event.ctrlKey || event.metaKey || !take(link.hash)) return;
        event.preventDefault();
        history.replaceState(history.state, '', link.hash);
        chosenPaper(section)?.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
    return () => controller.abort();
  }, [place, ids, onMark]);
  return taken;
}

/** Returns the initial position of the loupe on a stamp: its second mark, which has no text. */
export const startOf = (marks: readonly Place[], size: Place): Place =>
  marks[1] ?? [size[0] / 2, size[1] / 2];
