import { Picture } from '../../elements/picture/picture.tsx';
import type { ListedPost } from './listed-post.ts';
import { PostFacts } from './post-facts.tsx';

interface PostAuthorProps extends Pick<ListedPost, 'author'> {
  /** Word before the author's name, such as `By`. */
  authorPrefix: string;
  /** Further facts: date, reading time. */
  facts: readonly (string | undefined)[];
}

/** Renders the author of a post with portrait, name and link to their posts, and small facts. */
export function PostAuthor({ author, authorPrefix, facts }: PostAuthorProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Picture
        name={author.img}
        alt=""
        sizes="32px"
        ratio="1/1"
        className="size-8 overflow-hidden rounded-full"
      />
      <a
        href={author.link}
        className="relative z-1 inline-flex min-h-11 items-center text-caption text-muted underline-offset-4 hover:underline"
      >
        {authorPrefix} {author.name}
      </a>
      <PostFacts items={facts} />
    </div>
  );
}
