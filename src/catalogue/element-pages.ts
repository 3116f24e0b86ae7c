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
  {
    ...element,
    path: '/elements/pricing-table',
    title: 'Pricing table',
    headTitle: 'Pricing tables for React: columns, bill, compared',
    description:
      'Prices side by side with one that stands out, line by line with a MONTHLY and YEARLY switch, and compared in a table that is read out correctly.',
  },
  {
    ...element,
    path: '/elements/subscribe',
    title: 'Subscribe',
    headTitle: 'Subscribe forms for React that really subscribe',
    description:
      'Three subscribe forms: promise and field, with a picture, and a rounded slab. Checked at the field, sent once, confirmed in words, usable without script.',
  },
  {
    ...element,
    path: '/elements/contact-form',
    title: 'Contact form',
    headTitle: 'Contact forms for React with errors at the field',
    description:
      'Three contact forms that send: all fields beside a phone number, a card over a picture, and one under a question. With captcha and without script.',
  },
  {
    ...element,
    path: '/elements/call-to-action',
    title: 'Call to action',
    headTitle: 'Calls to action for React: four ways to ask',
    description:
      'One sentence and one thing to do: a question in large type, words over a picture, a line that is one link, and a slab that its picture reaches out of.',
  },
  {
    ...element,
    path: '/elements/google-map',
    title: 'Google map',
    headTitle: 'Maps for React that ask nobody before a click',
    description:
      'A drawn map first, the live one after a click: Google’s or the open one, and a card with a link to the place. Kind to privacy, usable without script.',
  },
  {
    ...element,
    path: '/elements/video',
    title: 'Video',
    headTitle: 'Videos for React: a poster first, then the film',
    description:
      'YouTube and Vimeo behind posters of our own: a stage, a film beside its words, and a list of films on one stage. Nothing is loaded before a click.',
  },
  {
    ...element,
    path: '/elements/image-gallery',
    title: 'Image gallery',
    headTitle: 'Image galleries for React with a lightbox',
    description:
      'Pictures in even squares, in rows of one height and in columns, each opening large with arrow keys, swipe and Escape. Links to files without script.',
  },
  {
    ...element,
    path: '/elements/instagram',
    title: 'Instagram',
    headTitle: 'Instagram grids for React, six posts at most',
    description:
      'The latest pictures of a social network in a row, three by two with their words, and as pinned prints: six at most, by mouse and by key.',
  },
  {
    ...element,
    path: '/elements/team',
    title: 'Team',
    headTitle: 'Team members for React: three introductions',
    description:
      'A face, a name and what they do: in a row, with words that rise over a tall portrait, and beside a sentence. By mouse, by key, on a phone.',
  },
  {
    ...element,
    path: '/elements/teams',
    title: 'Teams',
    headTitle: 'Team sections for React: rooms, wall, crowd',
    description:
      'Whole teams on one sheet: by room in three lines, as portraits on a wall, and shoulder to shoulder with one free place. Source to copy.',
  },
  {
    ...element,
    path: '/elements/testimonials',
    title: 'Testimonials',
    headTitle: 'Testimonials for React: voice, cards, notes',
    description:
      'What clients said, with their names: one voice alone on its ground, three cards at different heights, and small notes between rules. No stars.',
  },
  {
    ...element,
    path: '/elements/clients',
    title: 'Clients',
    headTitle: 'Client logos for React: ruled, by years, drifting',
    description:
      'Marks of clients in one color: twelve between rules, by years as a chart of friendships, and drifting by with a switch that stops them. No script.',
  },
  {
    ...element,
    path: '/elements/team-carousel',
    title: 'Team carousel',
    headTitle: 'Team carousels for React: row, coverflow, fade',
    description:
      'People who pass by: a row of one, two or four, a coverflow and a fade. A pause button first, arrow keys, and rotation that stops on focus.',
  },
  {
    ...element,
    path: '/elements/testimonials-carousel',
    title: 'Testimonials carousel',
    headTitle: 'Testimonial carousels for React with a pause',
    description:
      'Voices one after another: one that fades, two cards side by side, and cards that turn away. They wait while they are pointed at or focused.',
  },
  {
    ...element,
    path: '/elements/client-carousel',
    title: 'Client carousel',
    headTitle: 'Client carousels for React: row, fade, coverflow',
    description:
      'Marks of clients that pass by: four in a row, one at a time with what runs there, and on tiles that turn away. With pause and arrow keys.',
  },
].sort((one, other) => one.title.localeCompare(other.title));
