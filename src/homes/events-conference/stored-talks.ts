/** Storage key of the chosen talks on this device. */
const item = 'short-night-talks';

/** Returns the talks that were chosen here before; none without storage or with invalid data in it. */
export function storedTalks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(item) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Stores the chosen talks.
 *
 * @returns whether they are stored: without storage, or if it is full, they last as long as the page
 */
export function storeTalks(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(item, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
