/** Fields of the letter that the lookbook fills in, and the anchor of its section. */
export const fitFields = { garment: 'Garment', size: 'Size', anchor: '#fit' } as const;
