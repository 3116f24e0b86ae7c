/** The six pigments; lime bleaches all others. */
export const pigmentNames = ['white', 'black', 'red', 'yellow', 'green', 'blue'] as const;
export type PigmentName = (typeof pigmentNames)[number];
