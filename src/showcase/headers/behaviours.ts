import type { HeaderDemo } from './header-demo.ts';

/** Headers that differ by what they do when the page scrolls. */
export const behaviours = {
  'one-page-navigation': {
    heading: 'One page, five stops, no loading',
    lead: 'The entries lead to parts of this page. The one that you are reading is marked, whether you clicked or scrolled there.',
    tryHeading: 'Ride to the last stop',
    steps: [
      'Click Garden. The page goes there, and the heading stops below the bar, not behind it.',
      'Scroll back up by hand. The brackets move from entry to entry as each part crosses the middle of the window.',
      'On a phone, open the menu and choose a stop: the sheet folds away by itself.',
    ],
    notesHeading: 'What an app grows on',
    notes: [
      {
        term: 'One bed',
        text: 'A single thing that people do every day. Ours was the boarding list of a ferry.',
      },
      {
        term: 'Weekly water',
        text: 'An update each Friday, with a note in plain words about what is different.',
      },
      {
        term: 'Weeding',
        text: 'Twice a year we remove what nobody has opened. Nobody has ever asked for it back.',
      },
    ],
    words: 'What is left after the weeding fits on three screens.',
  },
  'header-always-fixed': {
    heading: 'It stays. Whatever you do.',
    lead: 'The bar is there at the top, in the middle and at the end of the page, with the same ground and the same height.',
    tryHeading: 'Try to lose it',
    steps: [
      'Scroll down as fast as you like, and back again. It does not hide, shrink or change its color.',
      'Follow the link to the reasons. Their heading stops below the bar, not behind it.',
      'Turn your phone on its side. The bar keeps to 73 pixels, and the page still has four fifths of the screen.',
    ],
    notesHeading: 'Reasons to stay',
    notes: [
      {
        term: 'Tools in daily use',
        text: 'The search of a warehouse, the cart of a shop, the button that stops the machine.',
      },
      {
        term: 'Long lists',
        text: 'A catalog with 31,000 screws is scrolled in both directions, and filters stand in the bar.',
      },
      {
        term: 'Reasons to go',
        text: 'Long texts. A bar that never leaves is a hand that points while you read.',
      },
      {
        term: 'What it costs',
        text: '73 pixels of a phone that has 664 to give: eleven percent of each screenful.',
      },
    ],
    words: 'A machine has one red button, and nobody hides it to make room.',
  },
  'header-disable-fixed': {
    heading: 'It stays at the gate',
    lead: 'This header belongs to the top of the page. When you walk on, it does not follow you.',
    tryHeading: 'Walk away from it',
    steps: [
      'Scroll down. The bar goes up with the page, like any other part of it, and is gone.',
      'Turn round halfway. Nothing slides in; you have the window to yourself.',
      'Press the arrow at the lower right. It takes you to the gate again, and the menu with it.',
    ],
    notesHeading: 'A case for letting go',
    notes: [
      {
        term: 'Reading',
        text: 'Nobody who is in the fourth paragraph needs the list of services. If they do, they go to the end, where it stands as well.',
      },
      {
        term: 'Short pages',
        text: 'Three screens of text do not need a menu that follows. The way back is one flick of a thumb.',
      },
      {
        term: 'Nothing to go wrong',
        text: 'It covers no heading after a jump and no field behind a keyboard. There is no script to it at all.',
      },
    ],
    words: 'Behind the shed the path goes on, and nobody walks ahead of you.',
  },
  'header-reverse-scroll': {
    heading: 'Out with the tide, back with the tide',
    lead: 'The bar moves exactly as far as the page does. Fifty pixels back show fifty pixels of it.',
    tryHeading: 'Move slowly',
    steps: [
      'Scroll down by a finger’s width. The bar leaves line by line, as if it were part of the page.',
      'From the middle of the page, scroll up by half an inch: half of the bar is there. It does not jump, it does not wait.',
      'Press Tab while it is half out. It comes in completely, so that the focus is never cut in two.',
    ],
    notesHeading: 'The difference from hiding',
    notes: [
      {
        term: 'Your finger decides',
        text: 'Most bars that hide play a film of a third of a second. This one has no film. It is where you put it.',
      },
      {
        term: 'Familiar',
        text: 'The address bars of phones have done so for years. Nobody has to learn it.',
      },
      {
        term: 'Twenty lines',
        text: 'One number, the distance, kept between nothing and the height of the bar. Without script the bar simply stays.',
      },
    ],
    words: 'Out on the lake the boat does the same: it goes, and it comes back.',
  },
  'header-responsive-sticky': {
    heading: 'It follows the phone, not the desk',
    lead: 'On a wide screen the bar scrolls away like a heading. Under 992 pixels it stays at the top, where the thumb expects it.',
    tryHeading: 'Two windows, one page',
    steps: [
      'In a wide window, scroll down: the bar goes and does not come back before you are at the top.',
      'Now make the window as narrow as a phone and scroll again. The bar stays at the edge.',
      'Open the menu from the middle of the page. On a phone you never have to go back up to go on.',
    ],
    notesHeading: 'Why both are right',
    notes: [
      {
        term: 'At a desk',
        text: 'A wheel brings you to the top in a second, and a screen that is wide is rarely tall. Height is what is short.',
      },
      {
        term: 'On a phone',
        text: 'The same page is six times as long. Going up is work, so the menu comes along.',
      },
      {
        term: 'In between',
        text: 'A tablet on its side is a desk; upright it is a phone. The window’s width decides, not the name of the device.',
      },
    ],
    words: 'The tablet on the ferry is held upright in the rain. To this bar it is a phone.',
  },
} as const satisfies Record<string, HeaderDemo>;
