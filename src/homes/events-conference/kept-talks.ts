/** Storage key of the chosen talks on this device. */
const item = 'short-night-talks';

/** The talks that were chosen here before; none where storage is switched off or holds something else. */
export function keptTalks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(item) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns whether they are kept: where storage is full or switched off they last as long as the page */
export function keepTalks(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(item, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
