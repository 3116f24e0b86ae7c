import type { HeaderDemo } from './header-demo.ts';

/** Headers that differ by where their parts stand. */
export const arrangements = {
  'header-with-top-bar': {
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
  'center-navigation': {
    heading: 'The menu in the middle of it',
    lead: 'Brand at the left, tools at the right, and the entries exactly in the center, whatever the two ends weigh.',
    tryHeading: 'Measure it',
    steps: [
      'Count the pixels on both sides of the menu: they are equal, although the logo is wider than two icons.',
      'Open Company, and go on to Services: the second list opens beside the first. Move across slantwise; it stays open.',
      'With the keys: Enter opens, the arrow to the right goes in, the arrow to the left comes out, Escape closes one list at a time.',
    ],
    notesHeading: 'Three columns, one rule',
    notes: [
      {
        term: 'The ends are equal',
        text: 'Both outer columns get the same width. The middle one is as wide as its words.',
      },
      {
        term: 'Six entries at most',
        text: 'With more, the middle pushes the ends out, and nothing is centered any longer.',
      },
      {
        term: 'Center the page as well',
        text: 'A centered menu over a page that hangs on the left looks like a mistake.',
      },
    ],
    words: 'The next boat stands in the middle too. It is what they came for.',
  },
  'center-logo': {
    heading: 'The name stands between two halves',
    lead: 'Two entries before it, two after it, and the sign where the eye lands first.',
    tryHeading: 'Read it aloud',
    steps: [
      'Press Tab. The name comes first, then the left half, then the right: the order of the text, not of the picture.',
      'Go to Company with the arrow keys. Left and right move within a half, down opens what lies below.',
      'Make the window narrow. The halves fold into one menu, and the name moves to the left edge.',
    ],
    notesHeading: 'For firms whose name is the picture',
    notes: [
      {
        term: 'An even number',
        text: 'Four or six entries. With five, the halves are unequal and the name looks pushed.',
      },
      {
        term: 'Short words',
        text: '“Company” and “Contact us” weigh about the same. “Terms of cooperation” does not.',
      },
      {
        term: 'A quiet wall behind',
        text: 'It lies on the picture here, ink on plaster, and takes a ground when you scroll.',
      },
    ],
    words: 'One black sofa, one low table. Nothing else was asked to stand in the middle.',
  },
  'top-logo': {
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
  'left-menu-classic': {
    heading: 'The menu stands beside the work',
    lead: 'A column at the left holds everything, open to be read. The page keeps its full height for pictures.',
    tryHeading: 'Unfold the column',
    steps: [
      'Open Company, then Open positions. Each part unfolds by itself, and none closes another.',
      'Scroll the page: the column stays where it is. Scroll inside the column when more is unfolded than fits.',
      'Make the window narrower than 992 pixels. The column turns into a bar with a drawer, same menu, same order.',
    ],
    notesHeading: 'When a column beats a bar',
    notes: [
      {
        term: 'Many levels',
        text: 'A list can be twenty lines long. A bar is full with seven words.',
      },
      {
        term: 'Wide screens',
        text: 'There is room to spare at the sides, and never enough above the fold.',
      },
      {
        term: 'Galleries',
        text: 'Nothing lies over a picture, at no position of the scroll.',
      },
    ],
    words: 'A shelf of vases, dusted on Tuesdays, beside the window that faces north.',
  },
  'left-menu-modern': {
    heading: 'Eighty-eight pixels, and the rest is yours',
    lead: 'A dark rail with the sign, one button and two tools. The menu waits behind the button.',
    tryHeading: 'Open it from the rail',
    steps: [
      'Press the button in the rail. The menu comes out beside it, with the six latest pictures.',
      'Press Escape, or click on the room, or use the cross: each of them closes it, and the focus goes back to the button.',
      'Scroll. The rail is always there; it takes nothing from the top of the page, so anchors need no allowance.',
    ],
    notesHeading: 'For pages that are one large picture',
    notes: [
      {
        term: 'Portfolios',
        text: 'Visitors look for ten minutes and navigate twice. The menu may take one click.',
      },
      {
        term: 'Touch first',
        text: 'The button is 48 pixels wide and stands where a left thumb can reach it on a tablet.',
      },
      {
        term: 'Not for shops',
        text: 'What people use on each page should not need to be opened on each page.',
      },
    ],
    words: 'In the evening the arc lamp does what the sun did: it picks one chair.',
  },
} as const satisfies Record<string, HeaderDemo>;
