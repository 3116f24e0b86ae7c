/** What the classic listing says at every post. */
export const classicCopy = { more: 'Go on reading' } as const;
