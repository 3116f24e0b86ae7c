/** Form fields that the booking calendar fills in, and the anchor of the form. */
export const orderFields = {
  piece: 'Piece',
  color: 'Color',
  count: 'How many',
  painted: 'Painted on',
  anchor: '#order',
} as const;
