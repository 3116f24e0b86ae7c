import type { InventoryItem } from './inventory-item.ts';

/** Contents of the server of the example, a small office; the pictures show the numbers. */
export const inventory: readonly InventoryItem[] = [
  // [gap: was auf einem Server lag, der mit Ihnen umgezogen ist]
  {
    number: 1,
    title: 'Gemeinsame Dateien',
    gigabytes: 200,
    disposition: 'goes',
    reason: 'Man braucht sie im Büro und unterwegs.',
  },
  {
    number: 2,
    title: 'Mails',
    gigabytes: 100,
    disposition: 'goes',
    reason: 'Ein Maildienst macht nichts anderes.',
  },
  {
    number: 3,
    title: 'Die Buchhaltung',
    gigabytes: 50,
    disposition: 'goes',
    reason: 'Sie lässt sich von überall aus führen.',
  },
  {
    number: 4,
    title: 'Sehr große Dateien',
    gigabytes: 1100,
    disposition: 'stays',
    reason: 'Sie werden den ganzen Tag geöffnet und wären über die Leitung langsam.',
  },
  {
    number: 5,
    title: 'Die Druckaufträge',
    gigabytes: 2,
    disposition: 'stays',
    reason: 'Der Drucker steht auch im Büro.',
  },
  {
    number: 6,
    title: 'Kopien von Kopien',
    gigabytes: 400,
    disposition: 'thrown',
    reason: 'Wir sehen in jeden Ordner, und Sie entscheiden.',
  },
  {
    number: 7,
    title: 'Der Faxserver',
    gigabytes: 20,
    disposition: 'thrown',
    reason: 'Niemand schickt mehr ein Fax.',
  },
  {
    number: 8,
    title: 'Testversionen',
    gigabytes: 28,
    disposition: 'thrown',
    reason: 'Jemand hat sie einmal ausprobiert.',
  },
  {
    number: 9,
    title: 'Die Zugänge',
    gigabytes: 0,
    disposition: 'goes',
    reason: 'Einer für jede Person, und nicht mehr.',
  },
  {
    number: 10,
    title: 'Vergessene Zugänge',
    gigabytes: 0,
    disposition: 'thrown',
    reason: 'Wer gegangen ist, hat vielleicht noch einen.',
  },
];
