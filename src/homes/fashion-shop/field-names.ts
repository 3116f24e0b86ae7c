/** Form fields that the lookbook fills in, and the anchor of the form. */
export const fitFields = { garment: 'Garment', size: 'Size', anchor: '#fit' } as const;
