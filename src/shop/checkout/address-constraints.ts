/** How the inputs of an address are filled in by a browser and how much they take; as the schema says. */
export const addressConstraints = {
  street: { required: true, limit: 120, autoComplete: 'shipping address-line1' },
  unit: { limit: 80, autoComplete: 'shipping address-line2' },
  city: { required: true, limit: 80, autoComplete: 'shipping address-level2' },
  zip: {
    required: true,
    limit: 40,
    autoComplete: 'shipping postal-code',
    inputMode: 'numeric',
  },
} as const;
