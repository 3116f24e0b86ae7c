/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usual: 'A usual page',
    ours: 'Our page',
    sum: 'Size of the page',
  },
  signsLabel: 'Signs that you need it',
  troubleLabel: 'Frequent mistakes',
  systems: { suitsLabel: 'For whom', costsLabel: 'What it costs' },
  guide: { outcomesHeading: 'Results', here: 'Your result' },
} as const;
