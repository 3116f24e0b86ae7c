/** Marks around a quotation. */
export const quotationWords = { open: '“', close: '”' } as const;
