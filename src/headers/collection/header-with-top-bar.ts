import { bar, type CollectionHeader } from './collection-header.ts';

export const headerWithTopBar: CollectionHeader = {
  title: 'Header with top bar',
  headTitle: 'Header with a top bar for hours and phone',
  description:
    'A header under a thin line with hours, phone, e-mail and profiles. The line scrolls away, the bar stays, and nothing on the page jumps.',
  footer: 'address-book',
  options: { ...bar, look: 'surface', behaviour: 'fixed', topBar: true },
  demo: {
    heading: 'Half past eight to five, and a number',
    lead: 'Above the bar runs a thin green line that answers the two questions people come with: are you there, and how do I reach you?',
    tryHeading: 'Let the line go',
    steps: [
      'Scroll down slowly. The green line leaves with the page; the bar stops at the edge of the window and stays.',
      'Hold Shift and press Tab until you are back in the line. It comes down again, so that you never write to a number that you cannot see.',
      'On a phone the hours and the profiles go; number and e-mail stay, because a thumb can do something with them.',
    ],
    notesHeading: 'What belongs up there',
    notes: [
      { term: 'Hours', text: 'With the time zone. “9 to 5” is a riddle for half of the country.' },
      {
        term: 'One number',
        text: 'The one that is picked up. A second number tells people that the first one is not.',
      },
      {
        term: 'No offers',
        text: 'A line that shouts once is not read again, and then the number in it is lost as well.',
      },
    ],
    words: 'The flag is up when there is something in it. A form is a letter, too.',
  },
};
