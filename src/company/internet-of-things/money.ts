/** Returns the total value of items in dollars, each rounded to the cent. */
export const totalValue = (items: readonly { count: number; unitPrice: number }[]) =>
  items.reduce((sum, { count, unitPrice }) => sum + Math.round(count * unitPrice * 100), 0) / 100;

/** Returns the sum of a property in dollars, each rounded to the cent. */
export const sumOf = <Key extends string>(items: readonly Record<Key, number>[], key: Key) =>
  items.reduce((sum, item) => sum + Math.round(item[key] * 100), 0) / 100;
