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
].sort((one, other) => one.title.localeCompare(other.title));
