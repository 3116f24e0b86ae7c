/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usualLabel: 'As usually built',
    oursLabel: 'As we build it',
    totalLabel: 'To be carried by your visitor',
  },
  signsLabel: 'You need one of these when',
  troubleLabel: 'Where it goes wrong elsewhere',
  systems: { suitsLabel: 'For whom', costsLabel: 'What it costs' },
  guide: { outcomesHeading: 'Where your answers lead', here: 'This is it' },
} as const;
