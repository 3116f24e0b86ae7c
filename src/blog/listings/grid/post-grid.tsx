import type { CSSProperties, ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import { SubjectLink } from '../subject-link.tsx';
import '../../../looks/tones.css';
import './post-grid.css';

/** `sizes` and shape of its pictures. */
export const gridPicture = {
  sizes: '(width >= 100rem) 32rem, (width >= 62rem) 33vw, 50vw',
  ratio: '4/3',
} as const;

/** Cells that the head takes; on phones all stand in one column. */
const head = 2;

/** Columns that the last cell has to take, so that no hole is left. */
const rest = (cells: number, columns: number) => columns - (cells % columns);

interface PostGridProps {
  heading: string;
  /** In which order the posts stand; on later pages, which they are. */
  lead: string;
  posts: readonly ListedPost[];
  /** The subjects, in the cell of the heading. */
  subjects?: ReactNode;
  /** Which of all posts these are, in few words. */
  shown: string;
  /** The pager, in the last cell. */
  children: ReactNode;
}

/** Posts in a ruled grid of three columns: the heading has the first two cells, the pager what is left. */
export function PostGrid({ heading, lead, posts, shown, subjects, children }: PostGridProps) {
  const cells = head + posts.length;
  const end = { '--rest-2': rest(posts.length, 2), '--rest-3': rest(cells, 3) } as CSSProperties;
  return (
    <div className="post-grid-room">
      <div className="post-grid">
        <header data-first-screen className="post-grid-head">
          <h1 className="text-display font-bold tracking-packed">{heading}</h1>
          <p className="post-grid-lead text-lead">{lead}</p>
          {subjects}
        </header>
        <ul data-search-ignore className="post-grid-list">
          {posts.map((post, index) => (
            <li key={post.id} className="post-grid-cell">
              <GridCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
        <div data-tone="tint" className="post-grid-end" style={end}>
          <p className="post-grid-shown font-display font-bold">{shown}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** A post in its cell: the picture from edge to edge of it, the words on one ground with all others. */
function GridCard({ post, first }: { post: ListedPost; first: boolean }) {
  const { title, content, link, media, date, day, minutes, kind, category, author } = post;
  return (
    <article className="group grid-card">
      <PostPicture name={media} first={first} {...gridPicture} />
      <div className="grid-card-words">
        <p className="flex flex-wrap items-center gap-x-3 text-caption">
          <SubjectLink category={category} />
          <time dateTime={day} className="grid-card-day text-muted">
            {date}
          </time>
        </p>
        <h2 className="grid-card-title font-bold">
          <PostLink title={title} link={link} />
        </h2>
        <p className="grid-card-content text-muted">{content}</p>
        <PostFacts className="grid-card-foot" items={[author.name, minutes, kind]} />
      </div>
    </article>
  );
}
