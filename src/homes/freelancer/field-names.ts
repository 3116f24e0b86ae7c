/** Fields of the form that other sections fill in, and the anchor of its section. */
export const askFields = { first: 'First day', days: 'Days', anchor: '#ask' } as const;

/** Radio buttons that choose the paper, and their values. */
export const paperName = 'paper-stock';
export const stocks = ['green', 'blue', 'white'] as const;
