import type { PageRecord } from './page-record.ts';

const element = { group: 'element', theme: 'larkfield' } as const;

/** The element pages, in the order of their names; a row stands here once its page exists. */
export const elementPages: readonly PageRecord[] = [
  {
    ...element,
    path: '/elements/buttons',
    title: 'Buttons',
    headTitle: 'Buttons and links for React, with every state',
    description:
      'Buttons in four tones and three sizes, links that look like them, groups, and a loading state that keeps the focus. Source to copy, one command to install.',
  },
  {
    ...element,
    path: '/elements/accordions',
    title: 'Accordions',
    headTitle: 'Accordions for React: four looks, no script at all',
    description:
      'Headings that open what stands under them, made of native details elements: four looks, one at a time or many, with source to copy and a command to install.',
  },
  {
    ...element,
    path: '/elements/tab',
    title: 'Tab',
    headTitle: 'Tabs for React that work before their script',
    description:
      'Tabs with arrow keys and one tab stop: a MONTHLY and YEARLY switch, a row over a rule, a list at the side. Every panel has an address of its own.',
  },
  {
    ...element,
    path: '/elements/counters',
    title: 'Counters',
    headTitle: 'Counters and quantity fields for React',
    description:
      'Numbers that count up once when seen, with leading zeros and without motion where that is wanted, and a quantity field with plus and minus.',
  },
  {
    ...element,
    path: '/elements/countdown',
    title: 'Countdown',
    headTitle: 'Countdowns for React, with an end to look at',
    description:
      'Days, hours, minutes and seconds to a moment: large figures, tiles, a bar, and what stands there when it has come. Source to copy, one command.',
  },
  {
    ...element,
    path: '/elements/pie-chart',
    title: 'Pie chart',
    headTitle: 'Pie charts for React: rings, donut, gauges',
    description:
      'Shares of a whole as rings, as a donut with a readable list, and as gauges: drawn once when seen, in SVG, without a chart library.',
  },
  {
    ...element,
    path: '/elements/progress-bar',
    title: 'Progress bar',
    headTitle: 'Progress bars for React: shares, stages, uploads',
    description:
      'Progress bars that are read out: shares that fill once, named stages, an upload that can be stopped and fails politely, and a funnel in thick bars.',
  },
  {
    ...element,
    path: '/elements/message-box',
    title: 'Message box',
    headTitle: 'Message boxes for React that can be dismissed',
    description:
      'Messages in four tones, dismissible ones, answers to a form that are announced, and messages with actions. Source to copy, one command to install.',
  },
  {
    ...element,
    path: '/elements/social-icons',
    title: 'Social icons',
    headTitle: 'Social icons for React: seven networks, five looks',
    description:
      'Links to seven networks as round and square icons, by name, in large type, and on tiles that turn to show LIKE US, FOLLOW US and JOIN US.',
  },
].sort((one, other) => one.title.localeCompare(other.title));
