/** Copy of every project page. Placeholders in braces are filled in. */
export const singleCopy = {
  home: 'Home',
  portfolio: 'Portfolio',
  factLabels: {
    client: 'Client',
    place: 'Where',
    year: 'Handed over',
    weeks: 'Took',
    services: 'What we did',
  },
  trade: '{client}, {trade}',
  weeks: '{count} weeks',
  oneWeek: '1 week',
  team: 'Who worked on it',
  work: 'See the work',
  neighbors: {
    label: 'Other projects',
    previous: 'The project before',
    next: 'The project after',
    all: 'All projects',
  },
} as const;

/** Copy of the layout `long-read`. */
export const readCopy = {
  contents: 'Chapters',
  minutes: '{count} minutes to read',
  oneMinute: '1 minute to read',
  before: 'before: {value}',
  factsHeading: 'The facts',
} as const;

/** Copy of the layout `gallery`. */
export const galleryCopy = {
  openLabel: 'Enlarge:',
  hint: 'Every picture opens large.',
  facts: 'About the project',
} as const;

/** Copy of the layout `split`. */
export const splitCopy = {
  facts: 'Facts',
  figures: 'What was counted',
  before: 'before: {value}',
} as const;

/** Copy of the layout `film`. */
export const filmCopy = {
  pause: 'Pause the film',
  play: 'Play the film',
  stills: 'Stills',
  credits: 'Credits',
} as const;

/** Copy of the layout `figures`. */
export const figureCopy = {
  before: 'Before',
  after: 'After',
  previousValue: 'before: {value}',
  quantity: 'Counted',
  change: 'Change',
  table: 'Everything that was counted',
  less: '{percent}% less',
  more: '{percent}% more',
  times: '{times} times as much',
  noneLeft: 'none left',
  unchanged: 'no change',
  facts: 'The project',
} as const;
