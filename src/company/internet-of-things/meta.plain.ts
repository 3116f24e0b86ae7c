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
    'Sensors that answer one question: an example of one night, how an alarm reaches a person, what a sensor costs, and when paper will do.',
  picture: 'things-door',
};
