import type { CaseSection } from '../../content/schema/case-study.ts';

/** The chapters of the case study, in order. */
export const caseStudySections: CaseSection[] = [
  {
    id: 'the-problem',
    heading: 'Where it began',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Our client came to us because [what took too much time]. Before we suggested anything, we [what you did first].',
        ],
        aside: { img: 'town-night', caption: 'Before.' },
      },
    ],
  },
  {
    id: 'findings',
    heading: 'What we found',
    blocks: [
      {
        kind: 'text',
        paragraphs: ['We [whom you watched and what you counted].'],
      },
      { kind: 'strokes', chart: 'questions' },
      {
        kind: 'text',
        paragraphs: ['What surprised us most was [what you had not expected].'],
      },
    ],
  },
  {
    id: 'decisions',
    heading: 'What we decided',
    blocks: [
      {
        kind: 'points',
        ordered: true,
        items: [
          {
            title: 'What comes first',
            content: 'At the top there is now [what most people look for].',
          },
          {
            title: 'What is left out',
            content: 'We left out [what nobody needed].',
          },
          {
            title: 'Where it works',
            content: 'It is built for [which devices and which places].',
          },
          {
            title: 'Who stays within reach',
            content: 'Questions are answered by [whom, and in which way].',
          },
        ],
      },
    ],
  },
  {
    id: 'built',
    heading: 'What we built',
    blocks: [
      {
        kind: 'text',
        paragraphs: ['The first version did [what it did].'],
      },
      {
        kind: 'figure',
        img: 'town-day',
        caption: 'After.',
      },
    ],
  },
  {
    id: 'weeks',
    heading: 'Week by week',
    blocks: [
      {
        kind: 'timeline',
        // [gap: weeks of each stage]
        items: [
          {
            period: 'Weeks 1–2',
            title: 'The plan',
            content: 'The plan said [what you agreed on].',
          },
          {
            period: 'Weeks 3–7',
            title: 'The first version',
            content: 'The first thing to be built was [which part was ready first].',
          },
          {
            period: 'Weeks 8–9',
            title: 'Tests',
            content: 'It was tried out by [which people].',
          },
          {
            period: 'Week 10',
            title: 'Live',
            content: 'The new version replaced [what was there before].',
          },
        ],
      },
    ],
  },
  {
    id: 'results',
    heading: 'What changed',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'We compare the time before the launch with the time after it. The numbers in these charts are examples.',
        ],
      },
      { kind: 'results' },
      {
        kind: 'places',
        chart: 'noShows',
        places: 20,
        isFerry: false,
        label: 'Orders in rows on the cord; those with a mistake are gaps in it.',
        note: 'Of {places} orders, {count} had a mistake.',
      },
      { kind: 'people', chart: 'steps' },
    ],
  },
  {
    id: 'wrong',
    heading: 'What went wrong',
    blocks: [
      {
        kind: 'points',
        ordered: false,
        items: [
          {
            title: 'What we had not thought of',
            content:
              'After the launch it turned out that [what did not work]. Then we [what you did about it].',
          },
        ],
      },
    ],
  },
  {
    id: 'cost',
    heading: 'What it cost',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'The first version cost [what it cost]. We had agreed on [what was agreed before].',
        ],
      },
    ],
  },
];
