import type { ListedPost } from './listed-post.ts';
import { PostFacts } from './post-facts.tsx';
import { PostLink } from './post-link.tsx';
import { PostPicture } from './post-picture.tsx';
import './post-line.css';

/** Renders a post in short: thumbnail, title and date. */
export function PostLine({ post }: { post: ListedPost }) {
  return (
    <article className="group lf-post-line">
      <PostPicture
        name={post.img}
        sizes="(width >= 48rem) 10rem, 6rem"
        ratio="1/1"
        className="overflow-clip rounded-2xl"
      />
      <div>
        <h2 className="text-h4 font-bold">
          <PostLink title={post.title} link={post.link} />
        </h2>
        <PostFacts className="mt-2" items={[post.date, post.minutes, post.format]} />
      </div>
    </article>
  );
}
