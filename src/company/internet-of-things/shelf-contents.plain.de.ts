/** Contents of the cold room by shelf, as in the drawing `art/drawn/things/shelf.ts`. */
export const shelfContents = [
  { name: 'Flaschen Milch', packaging: '20 Kisten zu 6', count: 120, unitPrice: 3.4 },
  { name: 'Flaschen Sahne', packaging: '4 Kisten zu 16', count: 64, unitPrice: 7.5 },
  { name: 'Gläser Joghurt', packaging: '10 Kisten zu 15', count: 150, unitPrice: 5.1 },
  { name: 'Weichkäse', packaging: '10 Bretter zu 14', count: 140, unitPrice: 9.5 },
  { name: 'Becher Frischkäse', packaging: '7 Tabletts zu 30', count: 210, unitPrice: 6.2 },
] as const;
