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
          'Our client came to us because [what took too much time]. Before we suggested anything, we wanted to see it for ourselves.',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-before',
        caption: 'Before.',
        width: 'inline',
      },
    ],
  },
  {
    id: 'findings',
    heading: 'What we found',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'We watched the people who do this work, and we counted what their customers asked for.',
        ],
      },
      { kind: 'chart', chart: 'questions' },
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
            title: 'The most common question comes first',
            content: 'What most people look for stands at the top of the first page.',
          },
          {
            title: 'Fewer fields',
            content: 'The form asks only for what is needed to answer it.',
          },
          {
            title: 'Phones first',
            content: 'Every step works on a small screen and with a slow connection.',
          },
          {
            title: 'A person stays within reach',
            content: 'The telephone number stands on every page.',
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
        paragraphs: [
          'The first version did the most important thing and nothing else: [what it does].',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-timetable',
        caption: 'After.',
        width: 'wide',
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
            weeks: 'Weeks 1–2',
            title: 'The plan',
            content: 'What we build, in which order, and what each part costs.',
          },
          {
            weeks: 'Weeks 3–7',
            title: 'The first version',
            content: 'Our client sees it grow, and tries each part as soon as it works.',
          },
          {
            weeks: 'Weeks 8–9',
            title: 'Tests',
            content: 'People who have never seen it use it while we watch.',
          },
          {
            weeks: 'Week 10',
            title: 'Live',
            content: 'The new version takes the place of the old one.',
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
      { kind: 'chart', chart: 'calls' },
      { kind: 'chart', chart: 'steps' },
      { kind: 'chart', chart: 'noShows' },
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
              'After the launch it turned out that [what did not work]. We told our client, and we corrected it.',
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
        paragraphs: ['The first version cost [what it cost]. We agreed on that before we started.'],
      },
    ],
  },
];
