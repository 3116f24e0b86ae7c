import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 6,
  headTitle: 'Footer with the office hours as a drawn week',
  description:
    'A dark footer that shows the week as seven columns of twenty-four hours, with the open hours lit, and the facts below.',
  options: { arrangement: 'hours', tone: 'ink', signature: false },
  demo: {
    heading: 'Are you there?',
    lead: 'A week as seven columns of twenty-four hours. The lit part is when somebody picks up.',
    tryHeading: 'Read it like a clock',
    steps: [
      'Go to the end. Top is midnight, the lower edge is midnight again, and the light is the working day.',
      'A screen reader hears days and times, not columns.',
      'Two days have no light. That, too, is worth knowing before one drives two hours.',
    ],
  },
};
