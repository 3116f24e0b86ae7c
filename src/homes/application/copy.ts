/** Copy of the first screens of `/home-application`; the rest is in `copy-below.ts`. */
export const copy = {
  hero: {
    id: 'day',
    heading: ['Out at nine.', 'Dry by four.'],
    lead: 'Good Drying is an app for people with a clothesline. You say what is wet. It says when it is dry, once, and is quiet for the rest of the day.',
    action: { title: 'Hang the first line free', link: '#get-it' },
    priceNote: 'Two dollars a month, and nothing in a month that is too wet.',
    hoursLabel: 'Tuesday, September 8, hour by hour',
    hours: [
      {
        clock: '8:52',
        title: 'You count the basket',
        text: 'Four tea towels, two work shirts, a sheet, six socks, two bath towels, one pair of jeans. It never asks what they cost, who wears them or how you feel about ironing.',
      },
      {
        clock: '9:00',
        title: 'It says one hour',
        text: 'Jeans are always last: 3:51. From here on your phone may lie in a drawer. The line has been told what the river will do, and so have you.',
      },
      {
        clock: '1:45',
        title: 'Look, if you like',
        text: 'Four kinds are done and may come in. Bath towels and jeans keep the wind to themselves. The bar is how dry they are, and fills as the water goes.',
      },
      {
        clock: '5:10',
        title: 'Then it rains',
        text: 'Over the bar at five, up the river by ten past. Nothing of yours is out. We had said seven minutes too many.',
      },
    ],
  },
} as const;
