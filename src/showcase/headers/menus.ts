import type { HeaderDemo } from './header-demo.ts';

const everyWidth =
  'On your own site this menu begins under 992 pixels. Here it stands at every width, so that you can try it at a desk.';

/** Headers that differ by what a button opens. */
export const menus = {
  'header-with-push': {
    heading: 'The page makes room for guests',
    lead: 'A second button at the right brings in a panel. The page does not go under it, it steps aside.',
    tryHeading: 'Push it',
    steps: [
      'Press the last button of the bar. Page, bar and footer move to the left together, and the panel takes the room.',
      'Click on what is left of the page, or press Escape. Everything goes back, and the focus is on the button again.',
      'On a phone there is no room to push; the panel’s contents stand in the drawer of the menu.',
    ],
    notesHeading: 'What to put into a side room',
    notes: [
      {
        term: 'Pictures',
        text: 'The six latest from the bench. They change each week, so they do not belong on a page that does not.',
      },
      { term: 'Ways to reach you', text: 'Number and address, for those who have read enough.' },
      {
        term: 'Nothing that is needed',
        text: 'What people must find stands on the page. A side room is for those who like to look around.',
      },
    ],
    words: 'Everything on this bench has been moved aside for something else.',
  },
  'mobile-menu-classic': {
    heading: 'Two cups, one string: the plainest menu',
    lead: `A button, and a sheet that unfolds below the bar. ${everyWidth}`,
    tryHeading: 'Pull the string',
    steps: [
      'Press the button with three lines. The sheet comes down, and the bar stays in sight above it.',
      'Press the same place again, or Escape, or the page below: the sheet folds away.',
      'Unfold Company. What lies below an entry opens in place, and you never lose your way back.',
    ],
    notesHeading: 'Why plain is often right',
    notes: [
      {
        term: 'The page stays in view',
        text: 'Below a short menu one still sees where one was. Nobody gets lost in four lines.',
      },
      {
        term: 'One hand',
        text: 'Entries are 56 pixels tall and go from edge to edge. A cold thumb will do.',
      },
      {
        term: 'It works at once',
        text: 'The sheet is a part of HTML. It opens before any script has arrived, and with none.',
      },
    ],
    words: 'Four steps and a flag. A menu should not have many more.',
  },
  'mobile-menu-modern': {
    heading: 'The page slides off the menu',
    lead: `The menu lies underneath, dark and ready. The button moves the page off it. ${everyWidth}`,
    tryHeading: 'Look under the page',
    steps: [
      'Press the button. The whole page moves to the left, and the menu is what it was lying on.',
      'A strip of the page is left at the edge. Press it: the page comes back.',
      'With the keys the focus stays in the menu, goes round in it, and returns to the button after Escape.',
    ],
    notesHeading: 'What makes it feel solid',
    notes: [
      {
        term: 'One movement',
        text: 'Bar, page and footer travel together in 320 milliseconds. Had they different speeds, it would be a toy.',
      },
      {
        term: 'A strip to return by',
        text: 'Fourteen percent of a phone’s width remain. It shows where you are, and it is a large button.',
      },
      {
        term: 'Less motion on request',
        text: 'Whoever has told the system to keep still gets the menu without the journey.',
      },
    ],
    words: 'Lift one block, and see what the others were standing on.',
  },
  'mobile-menu-full-screen': {
    heading: 'When it opens, it is everything',
    lead: `Four words on the whole screen, large enough to be read at arm’s length. ${everyWidth}`,
    tryHeading: 'Fill the screen',
    steps: [
      'Press the button. The page is gone, and the menu has all of the light.',
      'Unfold Showcase: its groups are lists of their own. Nothing is more than three taps away.',
      'Press Escape. You are where you were, to the pixel; the page behind has not moved.',
    ],
    notesHeading: 'For a screen of six inches',
    notes: [
      {
        term: 'Large type',
        text: 'The entries are 28 pixels tall on a phone, 52 on a wall. People in the street do not squint.',
      },
      {
        term: 'Nothing beside it',
        text: 'There is no strip of page to hit by accident, and nothing that moves at the edge of the eye.',
      },
      {
        term: 'The number at the foot',
        text: 'Those who open a menu on a phone often want to call. The number is where the thumb rests.',
      },
    ],
    words: 'One flag, seen from the road. That is all the signal it needs.',
  },
  'hamburger-menu': {
    heading: 'Everything goes into one drawer',
    lead: 'Brand, search, cart and one button, at every width. The drawer at the right holds the rest, pictures too.',
    tryHeading: 'Three ways to close a drawer',
    steps: [
      'Open it, and click beside it. That is the way most people find by themselves.',
      'Open it, and press Escape. The focus goes back to the button, where it came from.',
      'Open it, and use the cross in its corner. It is the first thing that Tab reaches in there.',
    ],
    notesHeading: 'What you give up for a quiet bar',
    notes: [
      {
        term: 'They do not see the words',
        text: 'A menu behind a button is used about half as often as one in the bar. On a page that tells a story, that may be right.',
      },
      {
        term: 'One more click',
        text: 'Put the two things that everybody wants on the page itself, as large as they deserve.',
      },
      {
        term: 'A button with a name',
        text: 'Three lines mean a menu to many people, not to all. It says “Open the menu” to those who listen.',
      },
    ],
    words: 'A lock, a key, and everything else is inside.',
  },
  'hamburger-menu-modern': {
    heading: 'Behind three lines, the whole house',
    lead: 'The bar is ink and nearly empty. Its button opens a dark screen with the menu on one side and the workshop on the other.',
    tryHeading: 'Open the house',
    steps: [
      'Press the button. The entries stand at the left in large type, six pictures and the number at the right.',
      'Walk through it with Tab: cross, entries, pictures, number, and round again. The page behind is out of reach.',
      'Scroll down and press the arrow keys: the bar comes back when you turn round, and so does the button.',
    ],
    notesHeading: 'A screen is a lot of room. Use it',
    notes: [
      {
        term: 'Type',
        text: 'Up to 52 pixels, in the display face. A menu this large is read, not searched.',
      },
      {
        term: 'Pictures',
        text: 'Six squares from the bench. They load when the menu opens, not before.',
      },
      {
        term: 'Darkness',
        text: 'The page goes out like a light, and the menu is what is lit.',
      },
    ],
    words: 'There is a free place at this bench. It is behind the button as well, under Careers.',
  },
  'hamburger-menu-half': {
    heading: 'Half for the menu, half for the view',
    lead: 'The panel takes the right half of the window, no more. You keep the landing in sight.',
    tryHeading: 'Keep one eye on the lake',
    steps: [
      'Press the button. The right half turns into a menu in large type; the ferry stays at its landing.',
      'Click on the ferry. A click outside closes the panel, as Escape and the cross do.',
      'Make the window narrow: under 768 pixels half would be too little, so the panel takes all of it.',
    ],
    notesHeading: 'Between drawer and screen',
    notes: [
      {
        term: 'Room for large type',
        text: 'A drawer of 432 pixels holds 28-pixel words. Half of a desk screen holds them at 50.',
      },
      {
        term: 'The page stays a page',
        text: 'Whoever opens a menu to look for something still sees what they were looking at.',
      },
      {
        term: 'A picture that has a left',
        text: 'Put the subject into the left half. The other half will be a menu now and then.',
      },
    ],
    words: 'Four boats a day each way, and a booth with one window.',
  },
} as const satisfies Record<string, HeaderDemo>;
