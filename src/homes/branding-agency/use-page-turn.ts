import { useEffect, useState } from 'react';

/** Open and leaving double page; hashes such as `#book-2` open theirs. */
export function usePageTurn(count: number, idOf: (index: number) => string) {
  const [{ open, last }, setOpen] = useState({ open: 0, last: -1 });
  const turn = (to: number) => {
    if (to >= 0 && to < count)
      setOpen((now) => (now.open === to ? now : { open: to, last: now.open }));
  };
  useEffect(() => {
    const read = () => {
      const index = Array.from({ length: count }, (_, i) => `#${idOf(i)}`).indexOf(location.hash);
      if (index < 0) return;
      turn(index);
      requestAnimationFrame(() => document.querySelector(location.hash)?.scrollIntoView());
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  /** Returns the role of a page in the turn: coming or going, forward or back. */
  const partOf = (index: number) => {
    if (index !== open && index !== last) return undefined;
    if (last < 0) return undefined;
    const way = open > last ? 'on' : 'back';
    return index === open ? `in-${way}` : `out-${way}`;
  };
  return { open, turn, partOf, settle: () => setOpen((now) => ({ ...now, last: -1 })) };
}
