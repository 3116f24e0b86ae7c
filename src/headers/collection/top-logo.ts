import { bar, type CollectionHeader } from './collection-header.ts';

export const topLogo: CollectionHeader = {
  title: 'Top logo',
  headTitle: 'Header with the logo above the navigation',
  description:
    'A masthead: the logo on a line of its own that scrolls away, the navigation below it that stays at the edge of the window.',
  footer: 'newsletter',
  options: { ...bar, look: 'surface', arrangement: 'top-logo', behaviour: 'fixed' },
  demo: {
    heading: 'A masthead, like the Sunday paper’s',
    lead: 'The name has a line of its own, as tall as it likes. Below it runs the menu, and that is the part that stays.',
    tryHeading: 'Scroll past the masthead',
    steps: [
      'Go down by two inches. The name leaves with the page; the line with the menu stops at the edge.',
      'Nothing jumps: both lines keep their heights. Only the place where they stick is different.',
      'Press Tab from the start of the page: when the focus is on the name, the masthead comes back into sight.',
    ],
    notesHeading: 'Good for things that come out weekly',
    notes: [
      {
        term: 'Magazines',
        text: 'Readers know where they are. They want the sections, and the date.',
      },
      {
        term: 'Catalogs',
        text: 'A workshop with six kinds of things, and a name that is older than the site.',
      },
      {
        term: 'Not for tools',
        text: 'Ten rems of masthead above a table of invoices is ten rems too many.',
      },
    ],
    words: 'Rooms in the north of the house, and what to do about them.',
  },
};
