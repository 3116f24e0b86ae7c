import type { priceWords as prices } from '../prices.ts';
import type { Translation } from '../translation.ts';

export const priceWords: Translation<typeof prices> = {
  perMonth: 'pro Monat',
  perYear: 'pro Jahr',
  no: 'nein',
};
