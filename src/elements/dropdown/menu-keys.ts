/**
 * Returns the index of the entry that a key moves to from `current` (-1: none yet); undefined for
 * other keys.
 */
export function nextEntry(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Moves the focus among the links and buttons of `list`, without those of nested dropdowns. Returns
 * whether it did.
 */
export function moveFocus(key: string, list: HTMLElement): boolean {
  const popover = list.closest('[popover]');
  const entries = [...list.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (entry) => entry.closest('[popover]') === popover,
  );
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const next = nextEntry(key, current, entries.length);
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
