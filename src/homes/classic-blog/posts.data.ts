import { postsWithText } from '../../blog/posts.ts';
import { people } from '../../content/people.data.ts';
import { classicOf, type MarkedPost, newestMarked } from './edit/marked-post.ts';
import { postEdits } from './edit/post-edits.ts';
import { headwords } from './register/headwords.ts';
import {
  type LetterGroup,
  type Piece,
  piecesOf,
  registerOf,
  type Subject,
  subjectsOf,
} from './register/register.ts';

const posts = classicOf(postsWithText);

/** The newest post of the type `classic` with its edits. */
export const newestPost: MarkedPost = newestMarked(posts, people, postEdits);

/** Index of the posts by word. */
export const register: readonly LetterGroup[] = registerOf(posts, headwords);

/** Index of the posts by subject. */
export const subjects: readonly Subject[] = subjectsOf(posts);

/** The posts by number, each with one correction. */
export const pieces: readonly Piece[] = piecesOf(posts, postEdits);
