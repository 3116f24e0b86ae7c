/** Copy around the program of five film nights. */
export const filmNights = {
  heading: 'It begins when it is dark',
  lead: 'Five nights of films on the lawn behind the mill. Nobody can say exactly when; the sky decides, and we have it printed two minutes earlier each evening.',
  program: 'Five nights, by the hour',
  darkLabel: 'dark at',
  minutesUnit: 'min',
  rules: {
    heading: 'House rules, without a house',
    items: [
      { title: 'Light', text: 'None. Not even a small one. The moon has been spoken to.' },
      {
        title: 'Seats',
        text: 'The grass. Chairs with legs shorter than a cat’s are tolerated at the back.',
      },
      { title: 'Rain', text: 'We go on. The projector has an umbrella; you may have to share.' },
      { title: 'Price', text: 'A hat goes round in the pause. It has come back with eggs in it.' },
    ],
  },
} as const;
