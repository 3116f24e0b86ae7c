import type { PostCardItem } from '../../blocks/posts/post-card.tsx';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import './posts-slips.css';

interface PostsSlipsProps {
  items: readonly PostCardItem[];
  /** Names of the printed lines. */
  labels: { likes: string; letters: string; served: string };
}

/** Every third slip has a picture on it, in the dots of a thermal printer. */
const isPrinted = (index: number) => index % 3 === 0;

/** Posts as till slips on a wall: as long as what is on them, each a little askew. */
export function PostsSlips({ items, labels }: PostsSlipsProps) {
  return (
    <div className="slips">
      {items.map((post, index) => (
        <article key={post.id} className="slip">
          <div className="slip-paper">
            <p className="slip-date">
              <time dateTime={new Date(`${post.date} UTC`).toISOString().slice(0, 10)}>
                {post.date}
              </time>
            </p>
            {isPrinted(index) && (
              <CroppedPicture
                name={post.media}
                sizes="(width >= 75rem) 260px, (width >= 48rem) 40vw, 80vw"
                ratio="4/3"
                className="slip-print"
              />
            )}
            <h3>
              <a href={post.link}>{post.title}</a>
            </h3>
            <p className="slip-text">{post.content}</p>
            <dl className="slip-lines">
              {[
                [labels.served, post.author],
                [labels.likes, post.likes],
                [labels.letters, post.comments],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <span className="slip-code" aria-hidden="true" />
          </div>
        </article>
      ))}
    </div>
  );
}
