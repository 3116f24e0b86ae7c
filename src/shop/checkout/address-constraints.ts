/** HTML constraints and autocomplete of the address inputs, matching the schema. */
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
