/** What the classic listing says at every post. */
export const classicWords = { more: 'Go on reading' } as const;
