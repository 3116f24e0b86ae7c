import type { BlogListing } from './listing.ts';

/** The ways in which the journal is laid out, in the order of the showcase. */
export const listings: readonly BlogListing[] = [
  {
    type: 'grid',
    title: 'Blog grid',
    headTitle: 'The journal in a grid of three columns',
    description:
      'Every post of the journal in one ruled grid: picture, subject, day and two sentences, twelve on a page, and the subjects to choose from.',
    inWords: 'The journal in a grid',
    heading: 'What we learned so far.',
    lead: 'Posts on building software, buying it and keeping it alive. Four that we would hand to a stranger come first, then the latest.',
    size: 12,
    synonyms: ['cards', 'three columns'],
  },
  {
    type: 'standard',
    title: 'Blog standard',
    headTitle: 'The journal beside a shelf of links',
    description:
      'The journal in one column with a sidebar: search, the latest, the subjects, the words that posts are filed under, and a letter once a month.',
    inWords: 'The journal with a sidebar',
    heading: 'Notes from the mill',
    lead: 'Four that people still write to us about, then the latest. The search and the subjects stand with them.',
    size: 6,
    synonyms: ['sidebar', 'one column', 'widgets'],
  },
  {
    type: 'simple',
    title: 'Blog simple',
    headTitle: 'The journal as a plain list by date',
    description:
      'All posts by year and month, one line each: the day, the title, the subject and how many minutes it takes. No pictures, nothing to wait for.',
    inWords: 'The journal by date',
    heading: 'One line each.',
    lead: 'All that we have published, by the day it came out. If you remember the month, you have it.',
    size: 'year',
    synonyms: ['text only', 'by year', 'minimal', 'index'],
  },
  {
    type: 'sideImage',
    title: 'Blog side image',
    headTitle: 'The journal with pictures at the side',
    description:
      'Posts in bands, each picture running off one edge of the screen, left and right by turns, with the words beside it. Eight on a page.',
    inWords: 'The journal in bands',
    heading: 'A picture, then its story, then a picture',
    lead: 'Go down the page as you would go down stairs: left, right, left. The four at the top are for people who order software.',
    size: 8,
    synonyms: ['zigzag', 'alternating', 'half and half'],
  },
  {
    type: 'classic',
    title: 'Blog classic',
    headTitle: 'The journal with first paragraphs in full',
    description:
      'One post under the other, each with its picture and its whole first paragraph, so that you are reading before you have chosen.',
    inWords: 'The journal in paragraphs',
    heading: 'Start reading anywhere',
    lead: 'Each post begins here with its first paragraph, whole. Where one takes hold of you, go on; where none does, there are older ones.',
    size: 6,
    synonyms: ['one column', 'excerpts', 'reading'],
  },
];

/** The listing of a type. @throws for one that has no page yet. */
export function listingOf(type: BlogListing['type']): BlogListing {
  const listing = listings.find((each) => each.type === type);
  if (!listing) throw new Error(`No listing of the type ${type} stands in listings.ts.`);
  return listing;
}
