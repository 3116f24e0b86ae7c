/** What every post page says round the article itself. */
export const postPage = {
  by: 'By',
  tags: 'Filed under',
  likes: 'readers liked this',
  comments: 'comments',
  earlier: 'Earlier',
  later: 'Later',
  nearby: 'Other posts',
} as const;
