import type { Channel } from './channel.ts';

/**
 * Breakdown of the search ads of an example, a small shop, for two months. Source of the drawing, the table, the
 * bar at the end of the page and the report; amounts are in cents.
 */
export const adBudgetExample = {
  // [gap: die Zahlen eines Budgets, das Sie ausgezählt haben]
  budget: 10_000,
  centsPerClick: [217, 256],
  jobs: [2, 4],
  channels: [
    {
      id: 'far',
      title: 'Zu weit weg',
      visitors: 'Wohnten nicht in der Gegend des Ladens.',
      change: 'Die Anzeige erscheint nur noch in der Gegend.',
      clicks: [9, 2],
    },
    {
      id: 'wrong',
      title: 'Andere Wünsche',
      visitors: 'Suchten etwas anderes.',
      change: 'Die Anzeige erscheint nicht mehr bei Wörtern, die etwas anderes bedeuten.',
      clicks: [7, 3],
    },
    {
      id: 'nobody',
      title: 'Niemand',
      visitors: 'Versehentliche Klicks und Maschinen.',
      change: 'Nichts. Ein Rest davon bleibt immer.',
      clicks: [3, 3],
    },
    {
      id: 'yours',
      title: 'Schon Kunden',
      visitors: 'Tippten den Namen des Ladens ein.',
      change: 'Keine Anzeige beim Namen des Ladens.',
      clicks: [8, 0],
    },
    {
      id: 'slow',
      title: 'Seite zu langsam',
      visitors: 'Warteten nicht auf die Seite.',
      change: 'Die Seite, zu der die Anzeige führt, wurde leichter gemacht.',
      clicks: [6, 1],
    },
    {
      id: 'read',
      title: 'Nur gelesen',
      visitors: 'Die Richtigen, am falschen Tag.',
      change: 'Mehr davon, weil mehr von ihnen die Richtigen waren.',
      clicks: [8, 19],
    },
    {
      id: 'called',
      title: 'Anrufe',
      visitors: 'Dafür sind die Anzeigen da.',
      change: 'Preis und Telefonnummer stehen oben auf der Seite.',
      clicks: [5, 11],
    },
  ] satisfies readonly Channel[] as readonly Channel[],
} as const;
