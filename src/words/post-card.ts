/** Nouns after the numbers on a card of a post, for screen readers. */
export const postCardWords = {
  likes: { one: 'like', many: 'likes' },
  comments: { one: 'letter', many: 'letters' },
} as const;
