/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usualLabel: 'A usual page',
    oursLabel: 'Our page',
    totalLabel: 'Size of the page',
  },
  signsLabel: 'Signs that you need it',
  troubleLabel: 'Frequent mistakes',
  systems: { suitsLabel: 'For whom', costsLabel: 'What it costs' },
  guide: { outcomesHeading: 'Results', here: 'Your result' },
} as const;
