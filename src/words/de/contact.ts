import type { contactWords as contact } from '../contact.ts';
import type { Translation } from '../translation.ts';

export const contactWords: Translation<typeof contact> = {
  send: 'Nachricht senden',
  call: 'Anrufen',
  write: 'Schreiben',
  comeBy: 'Vorbeikommen',
  openMap: 'Auf einer Karte öffnen',
};
