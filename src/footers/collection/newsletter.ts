import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 3,
  headTitle: 'Footer with a newsletter form on sky blue',
  description:
    'A colored footer that ends the page with an invitation: a monthly letter and its form first, then address, hours, phone and e-mail.',
  options: { arrangement: 'subscribe', tone: 'tint', signature: false },
  demo: {
    heading: 'It ends with an invitation',
    lead: 'Whoever has read this far may want to hear from you again. So the form comes first, and the facts after it.',
    tryHeading: 'Put yourself on the list',
    steps: [
      'Leave the field empty and press the button. The message says what is missing, right under the field.',
      'Write an address without an @. It is checked when you leave the field, not while you type.',
      'Send a real one. It goes to this site’s own server, with script or without.',
    ],
  },
};
