/** Step of each arrow key in a list. */
const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Returns the index that an arrow key, Home or End moves to from `index` in a list of `count`
 * entries; undefined for other keys. Arrow keys stop at both ends.
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step && Math.max(0, Math.min(count - 1, index + step));
}

/** Returns the index of `indexAfterKey`, but arrow keys wrap around at both ends. */
export function cyclicIndexAfterKey(key: string, index: number, count: number): number | undefined {
  const step = steps[key];
  return step ? (index + step + count) % count : indexAfterKey(key, index, count);
}
