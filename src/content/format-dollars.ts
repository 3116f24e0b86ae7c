/** Formats whole dollars as printed: 13200 becomes `$13,200`. */
export const formatDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
