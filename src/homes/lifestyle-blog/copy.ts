import { timeZone } from './morning.ts';
import { pans } from './pans-drawing.ts';
import { paintedMonday, weekPages } from './week-pages.ts';

/** Name of the form's field for the requested morning. */
const dayField = 'The morning';

export const copy = {
  hero: {
    id: 'today',
    img: 'wash-table',
    heading: 'On Tuesday the moon went out over breakfast.',
    story: {
      text: 'I took my cup down the lane, because that is worth cold coffee. By ten to six there was one bright edge left on it. I had twelve minutes before the hill, and a page that would not dry. The Hazens slept through it with all their lights on.',
      action: { title: 'Tuesday’s page', link: '#tuesday' },
    },
    smallStories: [
      {
        title: 'The egg that painted itself',
        text: 'Wednesday, and it is the best thing I did all week.',
        link: '#wednesday',
      },
      {
        title: 'Somebody is moving a piano',
        text: 'Friday: what a river sounds like when it opens.',
        link: '#friday',
      },
    ],
  },
  gallery: {
    id: 'week',
    heading: 'A week in pictures',
    text: 'One page a morning, from ten to six until the bus. Over each lies the light that there was at that minute, if it was clear. Take another week of the year, and the same seven mornings are painted again.',
    monday: paintedMonday,
    pages: weekPages,
    yearLabel:
      'The light of ten to six through a year: a dab for each week, from night blue in January to cream in June, dark again in March and light again in November where the clocks change',
  },
  galleryPicker: {
    paintedMonday,
    label: 'Week of the year',
    paintedWeekLabel: 'The week I painted',
    currentWeekLabel: 'This week',
    weekLabel: 'The week of {date}',
  },
  recipe: {
    id: 'food',
    img: 'wash-oranges-near',
    heading: 'Oranges for somebody with nine minutes.',
    steps: [
      [
        'Three blood oranges.',
        'Cut the ends off, stand them up, and take the rest of the peel off in strips from top to bottom, white and all. This is four of the nine minutes, and the kitchen will smell of it until you are home.',
      ],
      [
        'Slice them across,',
        'as thick as a pencil, onto a cold plate. Tip over them what has run onto the board. A pinch of salt, no sugar, and the oil from the good bottle, as much as comes out while you say your own name.',
      ],
      [
        'Bread,',
        'from yesterday, in the pan that you will not have to wash if nothing else was in it. Eat it standing if you must, but sit down for the last slice.',
      ],
    ],
    cost: {
      heading: 'For one, in March',
      rows: [
        { title: 'Three oranges of a bag of eight', cents: 206 },
        { title: 'Oil and salt', cents: 31 },
        { title: 'Two slices of my bread', cents: 38 },
      ],
      total: 'Breakfast',
    },
  },
  story: {
    id: 'walk',
    img: 'wash-may',
    heading: 'In May I leave the car, and walk to the bus.',
    text: [
      'It is a mile and four tenths, and the bus sleeps in the town garage. Out of the back, along Pratts’ fence, under the five trees that nobody has pruned since Emmett died. Each year they are said to be too old. For six days they are the loudest thing in the valley.',
      'Then the road, the red barn, and the flat stretch by the river where it is two degrees colder. I have stood there for a heron and had to run. The children know it when I am late: I have blossom on my hat.',
    ],
  },
  subscribe: {
    id: 'letter',
    heading: 'On Sundays the week goes out, all seven pages of it.',
    text: 'To 611 people, from this table, before the eggs. It costs nothing. When I was ill in February of 2024 they got seven pages of the ceiling.',
    submit: 'Have it on Sunday',
  },
  listPaintColors: {
    id: 'paint',
    img: 'wash-tin',
    heading: 'Twelve pans, and what I call them.',
    text: 'A tin from a yard sale in Randolph, $3, with a stranger’s initials on the lid. What is on the wrappers is no help at that time of day.',
    pans,
  },
  posts: {
    id: 'reading',
    heading: 'Fourteen minutes until the bell.',
    text: 'When the last of them is off, I wait by the gym with the engine off and read. These are other people’s, and I have read them to the end. The number is how long that took.',
    countText: '{count} of them, one after another, fit before the bell rings.',
    minutesText: '{count} min',
    bellMinutes: 14,
  },
  contact: {
    id: 'yours',
    heading: 'A morning of yours',
    text: [
      'Give me a day: the one she was born, the one you moved in, a Thursday with nothing in it. I look up what the sky had to offer at ten to six, ask you what was on the table, and paint it. One a week, on Sundays, six and a half by nine and a half inches.',
      'Ninety dollars with the postage. I write back after four in the afternoon. Dogs come out like toast, so I leave them out; cats are easier, since they were asleep.',
    ],
  },
  contactLight: {
    label: 'The light of that morning',
    initialDay: '2016-09-23',
    noDayText: 'Choose a day, and its light is mixed here. Until then, that of my first page.',
    lightText: '{date}, ten to six in Bethel. {sun} {moon}',
  },
  form: {
    submitLabel: 'Ask for the page',
    commentLabel: 'What was on the table, and who sat there',
    details: [
      {
        kind: 'date',
        name: dayField,
        label: 'The morning',
        timeZone,
        minDaysAhead: -36_500,
        maxDaysAhead: 365,
        required: true,
      },
      {
        kind: 'choice',
        name: 'What it shows',
        label: 'What I should paint',
        options: ['Something to eat', 'A room', 'A way outside', 'You choose'],
      },
    ],
  },
  closing: {
    id: 'bus',
    img: 'wash-last',
    heading: 'Ten to seven.',
    text: 'That is as far as it got.',
  },
} as const;
