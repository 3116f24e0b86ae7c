/** Billing terms, as price lists print them. */
export const priceWords = { perMonth: 'per month', perYear: 'per year' } as const;
