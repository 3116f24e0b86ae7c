/** Returns the total value of items in dollars, exact to the cent. */
export const worth = (items: readonly { count: number; each: number }[]) =>
  items.reduce((sum, { count, each }) => sum + Math.round(count * each * 100), 0) / 100;

/** Returns the sum of a property in dollars, exact to the cent. */
export const total = <Key extends string>(items: readonly Record<Key, number>[], key: Key) =>
  items.reduce((sum, item) => sum + Math.round(item[key] * 100), 0) / 100;
