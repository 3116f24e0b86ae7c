import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 180,
  title: 'Mobile menu full screen',
  headTitle: 'Mobile menu, full screen, in large type',
  description:
    'A menu for small screens that takes the whole screen, in large type, with folding groups and the phone number at its foot.',
  footer: 'big-type',
  options: { ...baseOptions, variant: 'overlay-light', menuPanel: 'full', collapse: 'always' },
  demo: {
    heading: 'When it opens, it is everything',
    lead: 'Four words on the whole screen, large enough to be read at arm’s length. On your own site this menu begins under 992 pixels. Here it stands at every width, so that you can try it at a desk.',
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
    pullQuote: 'One flag, seen from the road. That is all the signal it needs.',
  },
};
