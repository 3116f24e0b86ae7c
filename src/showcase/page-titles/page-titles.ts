/** What there is to know of one page title. */
export interface PageTitleNotes {
  heading: string;
  /** When it serves, when it does not. */
  good: string;
  bad: string;
  facts: readonly { term: string; text: string }[];
}

export const pageTitleWords = {
  good: 'Choose it when',
  bad: 'Leave it when',
  take: 'Take this title home',
  others: 'The ten titles',
  here: 'You are here',
} as const;

/** By path. */
export const pageTitleNotes: Readonly<Record<string, PageTitleNotes>> = {
  '/page-title/left-alignment': {
    heading: 'The one to use when you do not want to think about it.',
    good: 'the page is text, a list or a form, and its title may be long one day. Four lines still look meant.',
    bad: 'the picture is the news. Here it is a guest: it hangs over the rule and takes a third of the room.',
    facts: [
      { term: 'Moves', text: 'Nothing.' },
      { term: 'On a phone', text: 'The picture follows the words and keeps to the right.' },
      { term: 'Long titles', text: 'Any length. The last line is never one word alone.' },
    ],
  },
  '/page-title/right-alignment': {
    heading: 'For pages where seeing comes before reading.',
    good: 'you have one picture that says it: a place, a product, a person at work. It gets the left half to the very edge.',
    bad: 'the title is longer than two lines. Text that ends on the right begins anew somewhere else in every line.',
    facts: [
      { term: 'Moves', text: 'Nothing.' },
      { term: 'On a phone', text: 'Picture on top, words below, still ending on the right.' },
      { term: 'Reading order', text: 'The way, the title, the sentence: as in the source.' },
    ],
  },
  '/page-title/center-alignment': {
    heading: 'A small stage for few words.',
    good: 'the page welcomes, thanks or opens something. The hills end in the color of the page, so it goes on without an edge.',
    bad: 'what follows is a long text at the left. The eye would have to move house twice.',
    facts: [
      { term: 'Moves', text: 'Nothing.' },
      { term: 'Weight', text: 'Three paths of drawing, less than one kilobyte.' },
      { term: 'Long titles', text: 'Up to five words. Beyond that take the left one.' },
    ],
  },
  '/page-title/colorful-style': {
    heading: 'A color is quicker than a word.',
    good: 'a site has four or five parts that people confuse. Give each a color, and keep it.',
    bad: 'the page below is colorful itself. Two loud voices, nobody is heard.',
    facts: [
      { term: 'Moves', text: 'Nothing.' },
      { term: 'Contrast', text: 'White on vermilion, 5.0 to 1: enough for text of any size.' },
      { term: 'Weight', text: 'Nine drawn tiles, no picture, one kilobyte.' },
    ],
  },
  '/page-title/big-typography': {
    heading: 'Type can do what pictures are hired for.',
    good: 'the title is a name or one short line. Its size is reckoned from the number of its letters, in CSS.',
    bad: 'somebody else writes the titles. At thirty letters it is as small as any other.',
    facts: [
      { term: 'Moves', text: 'Nothing.' },
      { term: 'On a phone', text: 'A fixed share of the width; long lines break.' },
      { term: 'At 200 percent', text: 'Nothing is cut but the feet of the letters, as drawn.' },
    ],
  },
  '/page-title/parallax-background': {
    heading: 'Depth, for as long as it helps.',
    good: 'there is one large, calm picture with something to look at in its lower half.',
    bad: 'people come here every day. What pleased on Monday is in the way on Thursday.',
    facts: [
      { term: 'Moves', text: 'The picture, by scrolling alone: it lags behind by a third.' },
      { term: 'Less motion', text: 'The picture stands still in its frame. So it does on phones.' },
      { term: 'Script', text: 'None. Where a browser cannot tie motion to the scroll, it stands.' },
    ],
  },
  '/page-title/separate-breadcrumbs': {
    heading: 'For deep sites, and for people who got lost in one.',
    good: 'pages lie three or more levels deep, as in a shop or a manual. The bar stays in sight on wide screens.',
    bad: 'there is one level. A way with one step is furniture.',
    facts: [
      { term: 'Moves', text: 'Nothing; the bar sticks below the edge of the window.' },
      { term: 'On a phone', text: 'The bar scrolls away: the room belongs to the text.' },
      {
        term: 'The end of the bar',
        text: 'Has a place for the way on: next chapter, next product.',
      },
    ],
  },
  '/page-title/gallery-background': {
    heading: 'When one picture would be unfair to three others.',
    good: 'the pictures share a place and a light, so that one changes into the next as a room does.',
    bad: 'they have nothing to do with one another. Then it is an advertisement.',
    facts: [
      { term: 'Moves', text: 'Four pictures, 5 s each, the last second for the change.' },
      { term: 'Pause', text: 'At the lower right, reached by Tab, pressed by Space.' },
      { term: 'Less motion', text: 'The first picture, and no pause, since nothing moves.' },
    ],
  },
  '/page-title/background-video': {
    heading: 'A film that waits for the page.',
    good: 'a mood is wanted: a night, a street, water. The words stand where the picture is quiet.',
    bad: 'the film shows something that matters. Then it wants a player, sound and subtitles.',
    facts: [
      { term: 'Moves', text: 'Eight seconds, over and over, without a seam.' },
      {
        term: 'Loads',
        text: 'The first frame with the page. The film, half a megabyte, when all else is in.',
      },
      { term: 'Pause', text: 'At the lower right, reached by Tab, pressed by Space.' },
      {
        term: 'Less motion, less data',
        text: 'The first frame, and no pause. The film is not even asked for.',
      },
      { term: 'Out of view', text: 'It rests, and so does the battery.' },
    ],
  },
  '/page-title/mini-version': {
    heading: 'The title that knows it is not why people came.',
    good: 'people come to do something: orders, settings, a search, a cart. The first row of work stands in the first screen.',
    bad: 'they come for the first time and have to be told where they are, and why.',
    facts: [
      { term: 'Height', text: '64 px on wide screens; two lines on a phone.' },
      { term: 'Moves', text: 'Nothing.' },
      { term: 'Still there', text: 'One h1, and the way as a list of links.' },
    ],
  },
};
