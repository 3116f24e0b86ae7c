import type { embedWords as embed } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const embedWords: Translation<typeof embed> = {
  openAt: 'Öffnen bei',
  note: (host) => `Wird von ${host} geladen, sobald Sie klicken.`,
};
