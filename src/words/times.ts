const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers and durations in words, as parts of sentences. */
export const timeWords = {
  /** A number up to ten as a word: `three`. */
  number: (count: number) => numbers[count - 1] ?? `${count}`,
  /** A number of days, as after “within”. */
  workingDays: (count: number): string =>
    `${timeWords.number(count)} working ${count === 1 ? 'day' : 'days'}`,
  /** Parts of a date, below its figures. */
  month: 'month',
  day: 'day',
  year: 'year',
  hour: 'hour',
  /** Halves of the day on a clock of twelve hours. */
  am: 'am',
  pm: 'pm',
} as const;
