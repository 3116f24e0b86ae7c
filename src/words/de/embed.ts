import type { embedWords as embed } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const embedWords: Translation<typeof embed> = {
  loadsFrom: (host) => `Lädt von ${host}, sobald Sie drücken.`,
  openAt: 'Öffnen bei',
};
