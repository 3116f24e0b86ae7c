import { useEffect, useState } from 'react';

/** State of the open double page and the one that is animated out; hashes such as `#book-2` open a page. */
export function usePageTurn(count: number, idOf: (index: number) => string) {
  const [{ open, last }, setOpen] = useState({ open: 0, last: -1 });
  const goToPage = (to: number) => {
    if (to >= 0 && to < count)
      setOpen((now) => (now.open === to ? now : { open: to, last: now.open }));
  };
  useEffect(() => {
    const read = () => {
      const index = Array.from({ length: count }, (_, i) => `#${idOf(i)}`).indexOf(location.hash);
      if (index < 0) return;
      goToPage(index);
      requestAnimationFrame(() => document.querySelector(location.hash)?.scrollIntoView());
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  /** Returns the part of a page in the animation: entering or leaving, forward or back. */
  const partOf = (index: number) => {
    if (index !== open && index !== last) return undefined;
    if (last < 0) return undefined;
    const direction = open > last ? 'on' : 'back';
    return index === open ? `in-${direction}` : `out-${direction}`;
  };
  return { open, goToPage, partOf, settle: () => setOpen((now) => ({ ...now, last: -1 })) };
}
