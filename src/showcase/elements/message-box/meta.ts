import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['alert', 'toast', 'notification', 'snackbar'],
  path: '/elements/message-box',
  title: 'Message box',
  headTitle: 'Message boxes for React that can be dismissed',
  description:
    'Messages in four tones, dismissible ones, answers to a form that are announced, and messages with actions. Source to copy, one command to install.',
};
