import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 130,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['IoT', 'sensor', 'thermometer', 'alarm', 'cold room', 'monitoring', 'gateway'],
  path: '/page/Internetofthingsiot',
  title: 'Internet of things (IoT)',
  headTitle: 'Internet of things: sensors that answer one question',
  description:
    'One night of one cold room, in 144 readings: the door that stayed open, the alarm that woke one person, what a sensor costs, and when paper will do.',
  picture: 'things-door',
};
