import type { fieldErrors as errors, fieldHints as hints } from '../field-errors.ts';
import type { Translation } from '../translation.ts';

export const fieldErrors: Translation<typeof errors> = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  email: 'Das ist keine gültige E-Mail-Adresse.',
  phone: 'Das ist keine gültige Telefonnummer.',
  terms: 'Bitte stimmen Sie zu.',
  tooLong: (max) => `Bitte höchstens ${max} Zeichen.`,
};

export const fieldHints: Translation<typeof hints> = {
  email: 'Eine Adresse wie anna@example.com.',
  phone: {
    us: 'Zehn Ziffern, zum Beispiel (201)\u00a0555-0176.',
    international: 'Gern mit Landesvorwahl, zum Beispiel +49\u00a030\u00a023125\u00a0014.',
  },
};
