/** Copy of `/home-corporate` down to its stairs, and that of the form. */
export const copy = {
  hero: {
    heading: 'A stopped elevator earns us nothing.',
    lead: 'Plumb owns and runs elevators in buildings that belong to somebody else. They pay five cents a floor, for floors that were ridden.',
    actions: [
      { title: 'The year in figures', link: '#year' },
      { title: 'How it is paid', link: '#deal' },
    ],
    facts: [
      { label: 'elevators, none for grain', figure: '2,905' },
      { label: 'buildings, none ours', figure: '611' },
      { label: 'the first, and it runs', figure: '1911' },
    ],
  },
  services: {
    id: 'deal',
    floor: '8',
    heading: 'You keep the building. We keep the elevator.',
    yours: {
      title: 'Yours',
      items: ['The shaft', 'The doors on each landing', 'The view', 'The rent'],
    },
    ours: {
      title: 'Ours',
      items: [
        'The car, the ropes, the wheel, the motor and its power',
        'The person who comes at three in the morning',
        'The inspector, the insurance, the next car in thirty years',
        'The loss for every hour that it stands',
      ],
    },
    ride: {
      title: 'What a ride costs',
      sum: 'From the street to the ninth: eight floors, 40 cents.',
      text: 'For one person or for twelve, up or down, whoever pressed the button. An empty car on its way to somebody counts as nothing. The meter hangs in the lobby, where everybody can read it.',
    },
  },
  statsYear: {
    id: 'year',
    floor: '7',
    heading: 'How far 2025 hangs off plumb',
    lead: 'The brass line is the year you measure from. More goes right, less goes left, everything on the same scale, and what got worse stands first. No bar was drawn by hand: they come out of the table, and so can you.',
    promise: {
      title: 'We had promised nine to one.',
      text: 'In 2019 the board wrote that nobody here would earn more than nine times the pay in the middle. In 2025 somebody did.',
    },
  },
  statsRope: {
    floor: '6',
    heading: 'The line, from very near',
    text: 'A car hangs on eight of these. One would hold it, with everybody in it and a piano. So ropes are not what we lie awake over.',
    causes: {
      caption: 'What hurt fourteen people in 2025',
      rows: [
        {
          label: 'Doors',
          count: 6,
          text: 'Three riders, three of ours. All in cars from before 1978. Those six have new doors now.',
        },
        {
          label: 'Hands and tools',
          count: 4,
          text: 'Ours. Two of them with less than a year in the shaft.',
        },
        {
          label: 'A car that stopped wrong',
          count: 3,
          text: 'A rider when a car dropped four feet, a rider and a mechanic over a step of an inch.',
        },
        { label: 'The stairs', count: 1, text: 'In our own head office. We have heard the joke.' },
      ],
      sum: 'Falling cars: none, as in every year since 1911. A brake has held each time, the last time on December 2, 2025.',
    },
  },
  comparison: {
    floor: '5',
    heading: 'Our only competitor',
    text: 'It is always there, costs nothing and never stands still. Up to the third floor it wins, so below four floors we do not build: we send you the name of a good carpenter.',
    race: {
      caption: 'Seconds from the street to a floor, with the wait',
      heads: ['To floor', 'Stairs', 'Plumb'],
      rows: [
        { floor: '2', stairs: 17, car: 39 },
        { floor: '3', stairs: 34, car: 42 },
        { floor: '4', stairs: 52, car: 46 },
        { floor: '9', stairs: 148, car: 63 },
      ],
    },
    refusals: {
      title: 'Not in our cars either',
      items: ['Screens', 'Music', 'A button that closes doors and is not connected'],
    },
  },
  form: {
    submitLabel: 'Send it down',
    commentLabel: 'What is it about?',
    details: [
      {
        kind: 'choice',
        name: 'Desk',
        label: 'Which desk',
        required: true,
        options: [
          'A building of mine',
          'An elevator that stands',
          'Filings and shares',
          'Press',
          'A job',
        ],
      },
    ],
  },
} as const;
