import type { ReactNode } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';
import { cssPercent } from '../../../themes/css-percent.ts';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './board.module.css';

type Tone = 'surface' | 'tint' | 'deep' | 'highlight' | 'accent-tint' | 'ink';

interface TileProps {
  heading: string;
  tone?: Tone;
  /** Spans two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Renders a tile of the board: a heading and one widget. */
export function Tile({ heading, tone = 'surface', wide, children }: TileProps) {
  return (
    <section data-tone={tone} data-wide={wide || undefined} className={styles.tile}>
      <h2 className="text-h4 font-bold">{heading}</h2>
      {children}
    </section>
  );
}

interface LikedListProps {
  items: readonly { title: string; link: string; likes: number; label: string }[];
}

/** Renders posts by likes, each with a bar relative to the first. */
export function LikedList({ items }: LikedListProps) {
  const maxLikes = Math.max(1, ...items.map(({ likes }) => likes));
  return (
    <ol className={styles.mostLiked}>
      {items.map(({ title, link, likes, label }) => (
        <li key={link}>
          <a href={link}>{title}</a>
          <p className={styles.likedCount}>{label}</p>
          <span className={styles.likedBar} style={{ width: cssPercent(likes / maxLikes) }} />
        </li>
      ))}
    </ol>
  );
}

interface MonthBarsProps {
  /** In calendar order; `label` is the month with its number of posts, as text. */
  months: readonly { key: string; count: number; label: string }[];
  /** Month with most posts, as a sentence. */
  busiest: string;
}

/** Renders the number of posts per month as bars, and the busiest month as text. */
export function MonthBars({ months, busiest }: MonthBarsProps) {
  const maxCount = Math.max(1, ...months.map(({ count }) => count));
  const yearOf = (month: (typeof months)[number] | undefined) => month?.key.slice(0, 4);
  return (
    <div className={styles.monthsChart}>
      <ol className={styles.months}>
        {months.map(({ key, count, label }) => (
          <li key={key}>
            <span className={styles.monthsBar} style={{ height: cssPercent(count / maxCount) }} />
            <span className="sr-only">{label}</span>
          </li>
        ))}
      </ol>
      <p
        className={styles.monthsYears}
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
      >
        {months.map((month, index) =>
          yearOf(month) === yearOf(months[index - 1]) ? null : (
            <span key={month.key} style={{ gridColumn: index + 1 }}>
              {yearOf(month)}
            </span>
          ),
        )}
      </p>
      <p className="text-caption">{busiest}</p>
    </div>
  );
}

interface AuthorPortraitsProps {
  items: readonly { name: string; img: PictureName; link: string; count: string }[];
}

/** Renders the authors as portraits. */
export function AuthorPortraits({ items }: AuthorPortraitsProps) {
  return (
    <ul className={styles.authors}>
      {items.map(({ name, img, link, count }) => (
        <li key={link}>
          <a href={link}>
            <Picture
              name={img}
              alt=""
              sizes="56px"
              ratio="1/1"
              className="size-14 overflow-hidden rounded-full"
            />
            <span className={styles.authorName}>{name.split(' ')[0]}</span>
            <span className="text-caption">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ThumbnailListProps {
  items: readonly { title: string; link: string; note: string; img: PictureName }[];
}

/** Renders posts by title, each with a thumbnail. */
export function ThumbnailList({ items }: ThumbnailListProps) {
  return (
    <ul className={styles.shortList}>
      {items.map(({ title, link, note, img }) => (
        <li key={link}>
          <PostPicture name={img} sizes="64px" ratio="1/1" className="overflow-clip rounded-lg" />
          <div>
            <a href={link}>{title}</a>
            <span className="block text-note text-muted">{note}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface BoardProps {
  heading: string;
  lead: string;
  /** Tiles. */
  children: ReactNode;
}

/** Renders the board: the page heading and single-purpose tiles. */
export function Board({ heading, lead, children }: BoardProps) {
  return (
    <div className={`lf-container ${styles.board}`}>
      <header data-tone="deep" data-wide data-first-screen className={styles.tile}>
        <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
        <p className="text-lead">{lead}</p>
      </header>
      {children}
    </div>
  );
}
