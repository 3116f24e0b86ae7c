import { isAdopted } from '../content/adopted.ts';
import { ownPersonIds, personError, sampleAuthorIds } from '../content/person-ids.ts';
import type { Post, PostFormat } from '../content/schema/post.ts';
import { minFullBleedWidth } from './formats/full-width/wide-pictures.ts';

/** Field with an error, and its message. */
type FieldError = readonly [field: keyof Post, message: string];

/** Returns the error of an author; undefined for somebody who may sign the post. */
function authorError({ author, sample }: Partial<Post>): string | undefined {
  if (author === undefined) return undefined;
  const error = personError(sample ? sampleAuthorIds : ownPersonIds, author);
  return error && sample && isAdopted
    ? `no person of the samples in people/ has the id ${author}. The commit before "npm run adopt" has their files: bring them back, with "sample: true"`
    : error;
}

const pictureList = 'five to nine pictures, each with img and caption';

/**
 * Fields without which a format has nothing to show, and what they contain. The film formats show
 * the picture of a post without a film.
 */
const mediaByFormat: Partial<Record<PostFormat, FieldError>> = {
  gallery: ['gallery', pictureList],
  slider: ['gallery', pictureList],
  audio: ['sound', 'the name of a sound in src/blog/formats/audio/sounds.ts'],
  'full-width': ['wide', `the name of a picture that is ${minFullBleedWidth} pixels wide or more`],
};

/** Returns the error of a post of one's own without the media of its format: only samples borrow. */
function mediaError(post: Partial<Post>): FieldError | undefined {
  const { postType, sample, link } = post;
  const media = postType && mediaByFormat[postType];
  if (!media || sample || link !== undefined) return undefined;
  const [field, content] = media;
  if (post[field] !== undefined) return undefined;
  return [field, `is missing: a post of the type ${postType} needs ${content}`];
}

/** Finds the errors of a post that one field alone does not show; fields may be missing. */
export function postErrors(post: Partial<Post>): readonly FieldError[] {
  const message = authorError(post);
  const missing = mediaError(post);
  return [
    ...(message === undefined ? [] : [['author', message] as const]),
    ...(missing === undefined ? [] : [missing]),
  ];
}
