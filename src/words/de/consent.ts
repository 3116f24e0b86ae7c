import type { consentWords as consent } from '../consent.ts';
import type { Translation } from '../translation.ts';

export const consentWords: Translation<typeof consent> = {
  label: 'Besuche zählen',
  text: 'Dürfen wir Ihren Besuch mit Hilfe von Google zählen? Google setzt dann Cookies und erfährt, welche Seiten Sie hier öffnen. Die Website funktioniert so oder so.',
  privacy: 'Was wir über Sie wissen',
  allow: 'Erlauben',
  refuse: 'Nein, danke',
  change: 'Besuche zählen: Ihre Wahl',
};
