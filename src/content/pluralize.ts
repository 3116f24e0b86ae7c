/** Formats a number with its noun: “1 post”, “1,200 posts”. */
export const pluralize = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Formats a number with a noun whose plural ends in “s”: “1 day”, “9,320 lines”. */
export const counted = (count: number, noun: string): string =>
  pluralize(count, { one: noun, many: `${noun}s` });
