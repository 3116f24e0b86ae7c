/** Words of the telephone cord through the pages of the firm (`blocks/cord`). */
export const cordWords = {
  next: 'Follow the line',
  /** Weekday and time of the clock at the firm's place, for screen readers. */
  localTime: 'It is {time} in {town}.',
} as const;
