import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 9,
  headTitle: 'Footer with the people who answer the phone',
  description:
    'A footer with the faces and names of the team, the phone number as large as a heading, and address, hours and e-mail in a row below.',
  options: { arrangement: 'people', tone: 'accent-tint', signature: false },
  demo: {
    heading: 'Who is going to answer?',
    lead: 'Every face, every name, and what each of them does all day. Then the number.',
    tryHeading: 'Count the faces',
    steps: [
      'Go to the end. The faces are drawn; the row closes at 992 pixels and folds under it.',
      'The number is as large as a heading, because it is one.',
      'Names come from the files of the team. Hire somebody, and the footer says so.',
    ],
  },
};
