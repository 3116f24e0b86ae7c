import type { cartWords as cart } from '../cart.ts';
import type { Translation } from '../translation.ts';

export const cartWords: Translation<typeof cart> = {
  label: 'Warenkorb',
  subtotal: 'Zwischensumme',
  empty: 'Der Warenkorb ist leer.',
  viewCart: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
};
