export const workCopy = {
  id: 'tare',
  heading: 'Gross 14.2 MB. Net 188 KB.',
  lead: 'At a truck scale you weigh the truck, then the empty truck, and sell the difference. This is an inn on the lake, cut up by weight. Area is bytes. The inn is the bright corner.',
  img: 'weighed-inn',
  caption: 'What the inn’s page carried',
  heads: ['Part', 'KB', 'Out, because'],
  parts: [
    {
      title: 'A film behind the headline',
      size: 5400,
      reason: 'It showed the lake. So does the window of every room.',
    },
    {
      title: 'Seven slides',
      size: 3960,
      reason: 'Of a hundred visitors, two ever saw the second.',
    },
    {
      title: 'The lake, as the camera saw it',
      size: 1900,
      reason: 'It was 6,000 pixels wide on screens of 400.',
    },
    { title: 'Weddings, hidden on phones', size: 1020, reason: 'Hidden, but sent all the same.' },
    { title: 'Nine weights of type', size: 612, reason: 'Two were in use.' },
    { title: 'A chat', size: 430, reason: 'Asked 31 times in a year. Answered twice.' },
    { title: '847 partners', size: 376, reason: 'The innkeeper could not name one.' },
    {
      title: 'A map that turns',
      size: 324,
      reason: 'The inn is on Route 89, between the lake and the road.',
    },
    {
      title: 'The inn',
      size: 188,
      reason: 'Stays: nine rooms, prices, a picture of the water, one button.',
      isKept: true,
    },
  ],
  casesCaption: 'Others we weighed, before and after, and a year later',
  casesHeads: ['Whose', 'Came with', 'Left with', 'In the hollow', 'A year later'],
  cases: [
    {
      title: 'Aurora Bagel',
      before: 3870,
      after: 48,
      result: '64 dozens held a week, after 11. One Sunday the page sold out in nine minutes.',
    },
    {
      title: 'Marek & Daughter',
      before: 2650,
      after: 330,
      result: 'Not one cello more. They sleep better, they say, and update it themselves.',
    },
    {
      title: 'Night Owl Radio',
      before: 6120,
      after: 210,
      result: 'Listeners at 3 am went from 40 to 52. Nobody knows why it isn’t more.',
    },
  ],
} as const;
