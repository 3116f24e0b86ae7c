/** Copy of the classic listing. */
export const classicCopy = { more: 'Go on reading' } as const;
