/** Copy that the service pages share. */
export const serviceCopy = {
  anatomy: {
    usual: 'As usually built',
    ours: 'As we build it',
    sum: 'To be carried by your visitor',
  },
  signsLabel: 'You need one of these when',
  troubleLabel: 'Where it goes wrong elsewhere',
  systems: { suitsLabel: 'For whom', costsLabel: 'What it costs' },
  guide: { outcomesHeading: 'Where your answers lead', here: 'This is it' },
} as const;
