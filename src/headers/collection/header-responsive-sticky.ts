import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 130,
  title: 'Header responsive sticky',
  headTitle: 'Responsive sticky header: it follows phones only',
  description:
    'A header that scrolls away on wide screens and stays at the top under 992 pixels, where the way back up is long.',
  footer: 'one-line',
  options: { ...baseOptions, variant: 'surface', behavior: 'responsive' },
  demo: {
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
    pullQuote: 'The tablet on the ferry is held upright in the rain. To this bar it is a phone.',
  },
};
