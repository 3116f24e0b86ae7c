import { useEffect, useState } from 'react';

/** State of the open double page and the one that is animated out; hashes such as `#book-2` open a page. */
export function usePageTurn(count: number, idOf: (index: number) => string) {
  const [{ open, previous }, setOpen] = useState({ open: 0, previous: -1 });
  const goToPage = (index: number) => {
    if (index >= 0 && index < count)
      setOpen((now) => (now.open === index ? now : { open: index, previous: now.open }));
  };
  useEffect(() => {
    const openFromHash = () => {
      const index = Array.from({ length: count }, (_, i) => `#${idOf(i)}`).indexOf(location.hash);
      if (index < 0) return;
      goToPage(index);
      requestAnimationFrame(() => document.querySelector(location.hash)?.scrollIntoView());
    };
    openFromHash();
    addEventListener('hashchange', openFromHash);
    return () => removeEventListener('hashchange', openFromHash);
  }, []);
  /** Returns the part of a page in the animation, entering or leaving, forward or back. */
  const animationPartOf = (index: number) => {
    if (index !== open && index !== previous) return undefined;
    if (previous < 0) return undefined;
    const direction = open > previous ? 'on' : 'back';
    return index === open ? `in-${direction}` : `out-${direction}`;
  };
  const endAnimation = () => setOpen((now) => ({ ...now, previous: -1 }));
  return { open, goToPage, animationPartOf, endAnimation };
}
