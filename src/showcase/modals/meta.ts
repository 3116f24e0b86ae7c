import type { PageMeta } from '../../page-meta/page-meta.ts';

/** Page meta of the modal pages, in the order of the showcase. */
export const pages: readonly PageMeta[] = [
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/simple-modal',
    title: 'Simple modal',
    headTitle: 'Simple modals for React that open without script',
    description:
      'A notice, a question and a long text in native dialogs: Escape, outside click, focus that returns, an address of their own. Source and one command.',
  },
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/subscription',
    title: 'Subscription modal',
    headTitle: 'Subscription modals for React that really send',
    description:
      'Two modals with a subscribe form: beside a picture, and small with a clay envelope. Errors at the field, a mail with the way out, source to copy.',
  },
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/contact-form',
    title: 'Contact form modal',
    headTitle: 'Contact form modals for React that really send',
    description:
      'A contact form in a card with phone and mail beside it, and in a drawer at the side. What was typed survives a failure. Source and one command.',
  },
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/youtube-video',
    title: 'YouTube video modal',
    headTitle: 'YouTube modals for React: poster first, then play',
    description:
      'Films from YouTube behind a poster: nothing is asked from there before Play is pressed, and closing the modal ends the film. Source to copy.',
  },
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/vimeo-video',
    title: 'Vimeo video modal',
    headTitle: 'Vimeo modals for React: poster first, then play',
    description:
      'Films from Vimeo behind a poster, with the request not to follow the visitor: on a dark stage, and with notes to read. Source to copy, one command.',
  },
  {
    group: 'modal',
    theme: 'house',
    path: '/model-popup/Google-map',
    title: 'Google map modal',
    headTitle: 'Map modals for React: drawn first, real on request',
    description:
      'A drawn map in a modal, and behind it the real one from Google or OpenStreetMap after a press, with a link to the place and directions beside it.',
  },
];
