/** Which of the six colors; all that a tile of cement is made of, since lime eats the others. */
export const pigmentNames = ['white', 'black', 'red', 'yellow', 'green', 'blue'] as const;
export type PigmentName = (typeof pigmentNames)[number];
