import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 11,
  headTitle: 'Footer written as a letter to the reader',
  description:
    'A footer in sentences: address, phone, hours, e-mail and profiles stand as links in a letter of three paragraphs, signed with the logo.',
  options: { arrangement: 'letter', tone: 'highlight', signature: false },
  demo: {
    heading: 'It says goodbye in sentences',
    lead: 'The same facts as every footer has, written as a letter of three paragraphs.',
    tryHeading: 'Read it to the end',
    steps: [
      'Go to the end. Address, number, e-mail and profiles are all in there, each a link.',
      'Listen to it with a screen reader. It is the only footer that sounds as if somebody had written it.',
      'Change the phone number in one file. The sentence changes with it.',
    ],
  },
};
