/** Words of the telephone cord through the pages of the firm (`blocks/cord`). */
export const cordWords = { next: 'Follow the line' } as const;
