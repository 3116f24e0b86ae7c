import type { BlogListing } from './listing.ts';

/** Layouts of the journal, in the order of the showcase. */
export const listings: readonly BlogListing[] = [
  {
    type: 'grid',
    title: 'Blog grid',
    headTitle: 'The journal in a grid of three columns',
    description:
      'Every post of the journal in one ruled grid: picture, subject, day and two sentences, twelve on a page, and the subjects to choose from.',
    listName: 'The journal in a grid',
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
    listName: 'The journal with a sidebar',
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
    listName: 'The journal by date',
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
    listName: 'The journal in bands',
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
    listName: 'The journal in paragraphs',
    heading: 'Start reading anywhere',
    lead: 'Each post begins here with its first paragraph, whole. Where one takes hold of you, go on; where none does, there are older ones.',
    size: 6,
    synonyms: ['one column', 'excerpts', 'reading'],
  },
  {
    type: 'masonry',
    title: 'Blog masonry',
    headTitle: 'The journal as a wall of cards',
    description:
      'Cards of several heights in three columns, wide ones among them, with likes and letters counted. Older posts come below when you ask for them.',
    listName: 'The journal as a wall',
    heading: 'Pinned up',
    lead: 'Nine for a new company, then the latest. Older ones come below when you ask for them.',
    size: 12,
    synonyms: ['cards', 'pinterest', 'load more'],
  },
  {
    type: 'metro',
    title: 'Blog metro',
    headTitle: 'The journal in tiles of six colors',
    description:
      'A board from edge to edge: a square picture, a square of color with the words, and now and then a pair that takes a whole row.',
    listName: 'The journal in tiles',
    heading: 'Every square a story',
    lead: 'Plans, fonts, forms and estimates first, then the latest.',
    size: 12,
    synonyms: ['tiles', 'windows', 'mosaic', 'load more'],
  },
  {
    type: 'overlayImage',
    title: 'Blog overlay image',
    headTitle: 'The journal with words upon its pictures',
    description:
      'A dark wall of pictures with the words upon them, the first as wide as the wall. Thirteen at a time, more when you ask.',
    listName: 'The journal on pictures',
    heading: 'In the picture',
    lead: 'Posters, packages and a microphone come first. Then the latest.',
    size: 13,
    synonyms: ['full image', 'dark', 'cover', 'load more'],
  },
  {
    type: 'modern',
    title: 'Blog modern',
    headTitle: 'The journal in titles as large as the page',
    description:
      'Titles as large as the page on green. Point at one, or come to it by key, and its picture is shown beside it; on a phone every third has its picture below.',
    listName: 'The journal in titles',
    heading: 'Titles first',
    lead: 'A post has three seconds to be chosen, and spends them on its title. The first four are ours at their most useful, the rest follow by day.',
    size: 9,
    synonyms: ['typography', 'large type', 'hover'],
  },
  {
    type: 'clean',
    title: 'Blog clean',
    headTitle: 'The journal with nothing in the way',
    description:
      'Posts with much air between them: a number, a title, two sentences and one small round picture. Nine on a page, and no sidebar.',
    listName: 'The journal with air',
    heading: 'Take your time.',
    lead: 'One thing under the other, and counted.',
    size: 9,
    synonyms: ['minimal', 'white space', 'round'],
  },
  {
    type: 'widget',
    title: 'Blog widget',
    headTitle: 'The journal on a board of widgets',
    description:
      'Search, the most liked, when we wrote, whose hand it was, what there is to watch or hear, and a letter: a board, and all posts below it.',
    listName: 'The journal on a board',
    heading: 'The board',
    lead: 'Whatever can be asked of a journal, on one board. The posts themselves hang below it.',
    size: 12,
    synonyms: ['dashboard', 'bento', 'sidebar'],
  },
];

/** Returns the listing of a type. @throws for a type without a page */
export function listingOf(type: BlogListing['type']): BlogListing {
  const listing = listings.find((each) => each.type === type);
  if (!listing) throw new Error(`No listing of the type ${type} stands in listings.ts.`);
  return listing;
}
