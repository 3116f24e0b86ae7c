import type { detailWords as details, fieldWords as fields } from '../fields.ts';
import type { Translation } from '../translation.ts';

export const fieldWords: Translation<typeof fields> = {
  name: { label: 'Name' },
  email: { label: 'E-Mail' },
  phone: { label: 'Telefon' },
  subject: { label: 'Betreff', prompt: 'Worum geht es?' },
  comment: { label: 'Nachricht' },
  job: { label: 'Stelle' },
};

export const detailWords: Translation<typeof details> = {
  'Quote it elsewhere': 'Anderswo zitieren',
};
