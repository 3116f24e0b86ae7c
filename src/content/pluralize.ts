/** Formats a number with its noun: “1 post”, “12 posts”. */
export const pluralize = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${count === 1 ? one : many}`;
