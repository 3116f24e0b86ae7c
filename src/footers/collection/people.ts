import type { CollectionFooter } from './collection-footer.ts';

export const people: CollectionFooter = {
  headTitle: 'Footer with the people who answer the phone',
  description:
    'A footer with nine faces and names, the phone number as large as a heading, and address, hours and e-mail in a row below.',
  options: { arrangement: 'people', look: 'accent-tint', signature: false },
  demo: {
    heading: 'Who is going to answer?',
    lead: 'Nine faces, nine names, and what each of them does all day. Then the number.',
    tryHeading: 'Count to nine',
    steps: [
      'Go to the end. The faces are drawn; the row closes at 992 pixels and folds under it.',
      'The number is as large as a heading, because it is one.',
      'Names come from the table of the team. Hire somebody, and the footer says so.',
    ],
  },
};
