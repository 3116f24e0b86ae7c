/** Fields of the form that the list fills in, and the anchor of its section. */
export const orderFields = {
  piece: 'Piece',
  color: 'Color',
  count: 'How many',
  painted: 'Painted on',
  anchor: '#order',
} as const;
