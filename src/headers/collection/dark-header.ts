import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 30,
  title: 'Dark header',
  headTitle: 'Dark header: an ink bar over an ink page',
  description:
    'A dark header whose panels open light, with a focus ring that shows on ink, and a full-screen menu in the same dark on small screens.',
  footer: 'office-hours',
  options: { ...baseOptions, variant: 'ink', menuPanel: 'full' },
  demo: {
    reason:
      'This page is read after sunset, on a lawn, beside strangers who are watching something. A white bar would light up the whole row, so the bar is as dark as the page and only its words are left.',
    tryHeading: 'Three things that go wrong in the dark',
    steps: [
      'Open the cart. What opens from a dark bar is light, or two dark panels would melt into one.',
      'Press Tab. The ring round each entry is paper-colored here; the usual red would reach 3 to 1 at best.',
      'Make the window narrow and open the menu: the whole screen turns ink, lines and arrows with it.',
    ],
  },
};
