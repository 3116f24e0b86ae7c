/** Copy of `/home-corporate` down to its stairs, and that of the form. */
export const copy = {
  hero: {
    heading: 'A stopped elevator earns us nothing.',
    lead: 'Plumb owns and runs elevators in other people’s buildings. Owners pay five cents a floor. Only floors that are ridden count.',
    actions: [
      { title: 'The year in figures', link: '#year' },
      { title: 'How it is paid', link: '#deal' },
    ],
    facts: [
      { label: 'elevators in service', figure: '2,905' },
      { label: 'buildings, five cities', figure: '611' },
      { label: 'first car, still in use', figure: '1911' },
    ],
  },
  services: {
    id: 'deal',
    floor: '8',
    heading: 'You keep the building. We keep the elevator.',
    customerPart: {
      title: 'Yours',
      items: ['The shaft', 'The landing doors', 'The lobby', 'The rent'],
    },
    firmPart: {
      title: 'Ours',
      items: [
        'Car, ropes, wheel, motor and power',
        'Service, day and night',
        'Inspection, insurance, a new car every thirty years',
        'The loss for every hour out of service',
      ],
    },
    priceExample: {
      title: 'What a ride costs',
      sum: 'From the street to the ninth: eight floors, 40 cents.',
      text: 'One rider or twelve, up or down: the price is the same. Empty trips are free. The meter hangs in the lobby. Invoices are monthly.',
    },
  },
  statsYear: {
    id: 'year',
    floor: '7',
    heading: 'The year 2025 in eight figures',
    lead: 'The brass line is the year before. More goes right. Less goes left. All eight share one scale, and the table is one press away.',
    orderNote: {
      title: 'Worse comes first.',
      text: 'Four of eight figures got worse. The board put them on top. Each has its cause beside it.',
    },
  },
  statsRope: {
    floor: '6',
    heading: 'Eight ropes carry each car.',
    text: 'One holds the full load. The other seven are reserve. Ropes caused no injury in 2025. Doors caused six.',
    causes: {
      caption: 'Fourteen injuries in 2025, by cause',
      rows: [
        {
          label: 'Doors',
          count: 6,
          text: 'Three riders, three mechanics. All in cars from before 1978. All six cars have new doors.',
        },
        {
          label: 'Hands and tools',
          count: 4,
          text: 'All mechanics. Two were in their first year. First-year crews now number three.',
        },
        {
          label: 'Stops out of level',
          count: 3,
          text: 'One rider in a four-foot drop. One rider and one mechanic at a one-inch step.',
        },
        { label: 'Stairs', count: 1, text: 'Head office, second floor. Treads replaced.' },
      ],
      summary:
        'Falling cars since 1911: none. Every brake has held, most recently on December 2, 2025.',
    },
  },
  comparison: {
    floor: '5',
    heading: 'Faster from floor four',
    text: 'To the third floor, stairs win. From the fourth, the car does. To the ninth it saves 85 seconds a trip. We build for four floors and more.',
    times: {
      caption: 'Seconds from the street to a floor, with the wait',
      columns: ['To floor', 'Stairs', 'Plumb'],
      rows: [
        { floor: '2', stairsSeconds: 17, elevatorSeconds: 39 },
        { floor: '3', stairsSeconds: 34, elevatorSeconds: 42 },
        { floor: '4', stairsSeconds: 52, elevatorSeconds: 46 },
        { floor: '9', stairsSeconds: 148, elevatorSeconds: 63 },
      ],
    },
  },
  form: {
    submitLabel: 'Send to the desk',
    commentLabel: 'What is it about?',
    details: [
      {
        kind: 'choice',
        name: 'Desk',
        label: 'Which desk',
        required: true,
        options: [
          'A building',
          'An elevator out of service',
          'Filings and shares',
          'Press',
          'A job',
        ],
      },
    ],
  },
} as const;
