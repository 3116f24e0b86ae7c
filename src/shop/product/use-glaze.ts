import { type MouseEvent, useEffect, useState } from 'react';

/** The glaze that the address names; without a name the first, and what is shown where it names another place. */
function glazeInAddress(keys: readonly string[], shown: string): string {
  const asked = location.hash.slice(1);
  if (asked === '') return keys[0] ?? '';
  return keys.includes(asked) ? asked : shown;
}

/**
 * The glaze that is shown: the one that the address names (`#celadon`), else the first. Each choice is
 * a step back in the browser's history.
 */
export function useGlaze(keys: readonly string[]) {
  const first = keys[0] ?? '';
  const all = keys.join(' ');
  const [shown, setShown] = useState(first);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const read = () => setShown((before) => glazeInAddress(all.split(' '), before));
    read();
    setLive(true);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [all]);

  const choose = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (key === shown) return;
    setShown(key);
    history.pushState(history.state, '', key === first ? location.pathname : `#${key}`);
  };
  /** For what is pressed at once: the address knows it before this part has read it. */
  const now = () => glazeInAddress(keys, shown);
  return { shown, live, choose, now };
}
