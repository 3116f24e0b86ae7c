import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import { pluralize } from '../../content/pluralize.ts';
import { isoDayOf } from '../../content/printed-day.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import { postCardWords } from '../../words/post-card.ts';
import styles from './posts-masonry.module.css';

export interface PostCardItem {
  id: number;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** As printed, e.g. "November 3, 2026". */
  date: string;
  author: string;
  likes?: number | undefined;
  comments?: number | undefined;
  link: string;
  img: PictureName;
  /** Shape of the picture, for the rows that the card spans. */
  shape: 'tall' | 'square' | 'wide';
  double_col?: boolean;
}

/** Returns `sizes` of a card's picture. */
export const cardSizes = (isDouble: boolean) =>
  isDouble
    ? '(width >= 80rem) 812px, (width >= 62rem) 62vw, 94vw'
    : '(width >= 80rem) 394px, (width >= 62rem) 30vw, (width >= 48rem) 46vw, 90vw';

interface PostCardProps {
  post: PostCardItem;
  /** Heading level of the title; default: `h3`. */
  heading?: 'h2' | 'h3' | undefined;
  /** Loads the picture eagerly: it is in the first screen. */
  priority?: boolean;
}

/**
 * A post card of the masonry: the picture fills the height that the text leaves.
 *
 * Styling hook: `data-shape`, the shape of its cell.
 */
export function PostCard({ post, heading: Heading = 'h3', priority = false }: PostCardProps) {
  const isDouble = post.double_col === true;
  const counts = [
    { nouns: postCardWords.likes, count: post.likes, Icon: Heart },
    { nouns: postCardWords.comments, count: post.comments, Icon: Mail },
  ].flatMap(({ count, ...each }) => (count === undefined ? [] : { ...each, count }));
  return (
    <article
      data-shape={isDouble ? 'double' : post.shape}
      className={`${styles.item} group relative flex flex-col overflow-hidden rounded-4xl bg-surface focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-accent`}
    >
      <CroppedPicture
        name={post.img}
        sizes={cardSizes(isDouble)}
        priority={priority}
        className={styles.media}
      />
      <div className={cn('p-6 md:p-7', isDouble && 'lg:grid lg:grid-cols-[5fr_4fr] lg:gap-x-8')}>
        <div>
          <p className="text-note text-muted">
            <time dateTime={isoDayOf(post.date)}>{post.date}</time>
            {' · '}
            {post.author}
          </p>
          <Heading
            className={cn(
              'mt-2 font-display font-bold tracking-easy',
              isDouble ? 'text-h3' : 'text-h4',
            )}
          >
            <a
              href={post.link}
              className="decoration-accent decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline"
            >
              {post.title}
            </a>
          </Heading>
        </div>
        <div className={cn(isDouble && 'lg:pt-5')}>
          <p className="mt-2.5 text-[1.0625rem] leading-normal text-muted lg:mt-3">
            {post.content}
          </p>
          {counts.length > 0 && (
            <p className="mt-4 flex gap-5 text-caption text-muted tabular-nums">
              {counts.map(({ nouns, count, Icon }) => (
                <span key={nouns.one} className="inline-flex items-center gap-1.5">
                  <Icon size={16} aria-hidden />
                  <span aria-hidden="true">{count}</span>
                  <span className="sr-only">{pluralize(count, nouns)}</span>
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
