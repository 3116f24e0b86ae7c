import type { postCardWords as postCard } from '../post-card.ts';
import type { Translation } from '../translation.ts';

export const postCardWords: Translation<typeof postCard> = {
  likes: { one: 'Like', many: 'Likes' },
  comments: { one: 'Kommentar', many: 'Kommentare' },
};
