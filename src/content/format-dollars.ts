/** Formats dollars as printed, with cents only if there are any: `$13,200`, `$2,370.50`. */
export const formatDollars = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
