/** Contents of the cold room by shelf, as in the drawing `art/drawn/things/shelf.ts`. */
export const shelfContents = [
  { name: 'half gallons of milk', packaging: '20 crates of 6', count: 120, unitPrice: 3.4 },
  { name: 'quarts of cream', packaging: '4 crates of 16', count: 64, unitPrice: 7.5 },
  { name: 'quarts of yogurt', packaging: '10 crates of 15', count: 150, unitPrice: 5.1 },
  { name: 'soft cheeses', packaging: '10 boards of 14', count: 140, unitPrice: 9.5 },
  { name: 'tubs of fresh cheese', packaging: '7 trays of 30', count: 210, unitPrice: 6.2 },
] as const;
