/** Words of the cart in the header. */
export const cartWords = {
  label: 'Cart',
  subtotal: 'Subtotal',
  empty: 'There is nothing in it.',
  viewCart: 'View cart',
  checkout: 'Checkout',
} as const;
