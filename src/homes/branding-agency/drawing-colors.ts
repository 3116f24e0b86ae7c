/** One color of a client's brand. */
export interface BrandColor {
  /** Name of the color; in lower case also its custom property. */
  name: string;
  hex: string;
  /** Purpose of the color. */
  text: string;
}

/** Fallback text colors for a palette without a readable pair. */
export const blackAndWhite: readonly string[] = ['#000000', '#ffffff'];

/** Brand colors of the client Thump. */
export const thumpPalette: readonly BrandColor[] = [
  { name: 'Skin', hex: '#d02612', text: 'First. Lids, cartons, the van.' },
  { name: 'Core', hex: '#fff1d2', text: 'Paper, and letters on Skin.' },
  { name: 'Bruise', hex: '#3a0c30', text: 'Every word that has to be read.' },
  { name: 'Leaf', hex: '#0f6b41', text: 'The leaf, and what has no sugar.' },
  { name: 'Cider', hex: '#f59e0b', text: 'Tins, vinegar, October.' },
  { name: 'Blossom', hex: '#ffafc8', text: 'Jelly. Never alone.' },
];
