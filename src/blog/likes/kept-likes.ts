const item = 'liked-posts';

/** The posts that were liked on this device; none where nothing can be read. */
export function readLikes(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(item) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps the likes on this device; false where it is blocked or full, and they last for this visit alone. */
export function keepLikes(ids: readonly number[]): boolean {
  try {
    localStorage.setItem(item, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab liked something. @returns stops listening */
export function watchLikes(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === item || key === null) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
