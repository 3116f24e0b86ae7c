/** What every post page says round the article itself. */
export const postPage = {
  by: 'By',
  tags: 'Filed under',
  likes: 'readers liked this',
  comments: 'comments',
  feeds: 'Read elsewhere',
  earlier: 'Earlier',
  later: 'Later',
  nearby: 'Other posts',
} as const;

/** What the feeds say of themselves, with `{name}`, and what a page calls them. */
export const feedWords = {
  title: 'The journal of {name}',
  description: 'Advice for people who buy software or build it, from a workshop that does both.',
} as const;
