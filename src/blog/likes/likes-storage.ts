const storageKey = 'liked-posts';

/** Returns the ids of the posts liked on this device; empty where storage cannot be read. */
export function readLikes(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the likes on this device. @returns false where storage is blocked or full: then they last
 * for this visit
 */
export function saveLikes(ids: readonly number[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** Calls `onChange` when another tab changes the likes. @returns a function that stops listening */
export function watchLikes(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
