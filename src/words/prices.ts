/** Words of price lists, as printed: billing terms, and `no` for a part that a plan has not. */
export const priceWords = { perMonth: 'per month', perYear: 'per year', no: 'no' } as const;
