/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usualLabel: 'Eine übliche Seite',
    oursLabel: 'Unsere Seite',
    totalLabel: 'Größe der Seite',
  },
  signsLabel: 'Woran Sie merken, dass Sie es brauchen',
  troubleLabel: 'Häufige Fehler',
  systems: { suitsLabel: 'Für wen', costsLabel: 'Was es kostet' },
  guide: { outcomesHeading: 'Ergebnisse', here: 'Ihr Ergebnis' },
} as const;
