/** Which of the six colors; all that a tile of cement is made of, since lime eats the others. */
export const pigmentNames = ['white', 'black', 'red', 'yellow', 'green', 'blue'] as const;
export type PigmentName = (typeof pigmentNames)[number];

/** The six as they dry, as `#rrggbb`; pictures are painted in them. Pages take those of `src/looks/blog-metro.ts`. */
export const pigments: Readonly<Record<PigmentName, string>> = {
  white: '#ebe5d8',
  black: '#262829',
  red: '#b04a33',
  yellow: '#dba84c',
  green: '#4f8069',
  blue: '#2c5a94',
};
