import { entries } from './entries.ts';

const count = entries.reduce((sum, { lines }) => sum + lines.length, 0);

/** Copy of the demo page with an index from A to Z, and the reasons for a fixed header. */
export const drawerIndex = {
  heading: 'Which drawer is it in?',
  lead: `The parts wall at Fenton’s has 212 drawers, numbered in the order in which they were filled. These are the ${count} things that people ask for before their coats are off.`,
  action: { title: 'To the reasons', link: '#notes' },
  letters: 'Letters',
  drawer: 'drawer',
  emptyLetterNotes: {
    Q: 'Nothing begins with Q. The label is there so that P and R do not touch.',
    X: 'One hinge that nobody could name. It was bought in 2011 by a man who was delighted.',
  } as Readonly<Record<string, string>>,
  reasons: {
    heading: 'Reasons to stay',
    notes: [
      {
        term: 'Tools in daily use',
        text: 'The search of a warehouse, the cart of a shop, the button that stops the machine: whatever is needed every minute is not put away between minutes.',
      },
      {
        term: 'Both directions',
        text: 'An index is scrolled up as often as down. A bar that hides would come and go like a cuckoo.',
      },
      {
        term: 'What it costs',
        text: 'On a phone, 73 pixels of 664: a ninth of every screenful. Here that is one brad.',
      },
      {
        term: 'Reasons to go',
        text: 'An essay, a letter, a poem. What is read from the first line to the last wants the whole window.',
      },
    ],
  },
} as const;
