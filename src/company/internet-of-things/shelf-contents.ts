/** Contents of the cold room by shelf; `art/drawn/things/shelf.ts` draws it. */
export const shelfContents = [
  { name: 'half gallons of milk', holds: '20 crates of 6', count: 120, each: 3.4 },
  { name: 'quarts of cream', holds: '4 crates of 16', count: 64, each: 7.5 },
  { name: 'quarts of yogurt', holds: '10 crates of 15', count: 150, each: 5.1 },
  { name: 'soft cheeses', holds: '10 boards of 14', count: 140, each: 9.5 },
  { name: 'tubs of fresh cheese', holds: '7 trays of 30', count: 210, each: 6.2 },
] as const;
