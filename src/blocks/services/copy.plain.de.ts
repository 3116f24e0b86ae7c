/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usualLabel: 'Oft so gebaut (Beispiel)',
    oursLabel: 'So geht es auch (Beispiel)',
    totalLabel: 'Größe der Seite',
  },
  signsLabel: 'Woran Sie merken, dass Sie es brauchen',
  troubleLabel: 'Häufiger Fehler',
  systems: { suitsLabel: 'Für wen', costsLabel: 'Was es kostet' },
  guide: { outcomesHeading: 'Ergebnisse', here: 'Ihr Ergebnis' },
} as const;
