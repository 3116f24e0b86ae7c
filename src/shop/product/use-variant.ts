import { type MouseEvent, useEffect, useState } from 'react';

/**
 * Returns the variant in the hash: the first without a hash, the current one if the hash is some
 * other anchor.
 */
function variantInAddress(keys: readonly string[], selectedKey: string): string {
  const key = location.hash.slice(1);
  if (key === '') return keys[0] ?? '';
  return keys.includes(key) ? key : selectedKey;
}

/**
 * Returns the selected variant: the one in the hash (`#celadon`), else the first. Each selection is
 * an entry in the browser's history.
 */
export function useVariant(keys: readonly string[]) {
  const first = keys[0] ?? '';
  const joinedKeys = keys.join(' ');
  const [selectedKey, setSelectedKey] = useState(first);
  const [hydrated, setHydrated] = useState(false);

  useEffect(() => {
    const readAddress = () =>
      setSelectedKey((previous) => variantInAddress(joinedKeys.split(' '), previous));
    readAddress();
    setHydrated(true);
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [joinedKeys]);

  const choose = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (key === selectedKey) return;
    setSelectedKey(key);
    history.pushState(history.state, '', key === first ? location.pathname : `#${key}`);
  };
  /** Reads the hash directly, for clicks before the state is set. */
  const readVariantKey = () => variantInAddress(keys, selectedKey);
  return { selectedKey, hydrated, choose, readVariantKey };
}
