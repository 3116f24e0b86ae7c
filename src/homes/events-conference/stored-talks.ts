/** Storage key of the chosen talks on this device. */
const storageKey = 'short-night-talks';

/** Returns the stored ids of chosen talks; empty without storage or with invalid data. */
export function storedTalks(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Stores the chosen talks.
 *
 * @returns false if storage is blocked or full
 */
export function storeTalks(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
