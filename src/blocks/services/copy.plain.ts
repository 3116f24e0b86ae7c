/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usualLabel: 'Often built like this (example)',
    oursLabel: 'It also works like this (example)',
    totalLabel: 'Size of the page',
  },
  signsLabel: 'Signs that you need it',
  troubleLabel: 'Frequent mistake',
  systems: { suitsLabel: 'For whom', costsLabel: 'What it costs' },
  guide: { outcomesHeading: 'Results', here: 'Your result' },
} as const;
