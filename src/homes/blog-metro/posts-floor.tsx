import type { CSSProperties, ReactNode } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { BenchNote } from './bench-notes.ts';
import type { FloorBlock } from './floor-plan.ts';
import type { PostFloor } from './post-floors.ts';
import { tilePattern } from './tile-patterns.ts';
import { TilePicture } from './tile-picture.tsx';
import './tile-grid.css';
import './posts-floor.css';
import './posts-tiles.css';

/** Data of a post on the floor. */
export interface FloorPost {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly media: PictureName;
  readonly date: string;
  readonly day: string;
  readonly author: string;
  readonly aloud: { readonly minutes: number; readonly tiles: number };
  readonly pattern: string;
  readonly note: string;
  readonly part?: PostFloor['part'] | undefined;
  readonly near?: PostFloor['near'] | undefined;
  readonly double_col?: boolean | undefined;
}

interface Words {
  by: string;
  aloud: string;
  tiles: { none: string; one: string; more: string };
  turn: string;
}

interface PostsFloorProps extends Words {
  id: string;
  heading: string;
  keys: string;
  blocks: readonly FloorBlock<FloorPost, BenchNote>[];
  /** The island `FloorKeys`. */
  children: ReactNode;
}

/** Background colors in rotation: adjacent posts differ. */
const postGrounds = ['losa-yellow', 'losa-green', 'losa-black', 'losa-red', 'losa-blue'];

const tilesText = (count: number, { none, one, more }: Words['tiles']) =>
  count === 0 ? none : count === 1 ? one : fillTemplate(more, { count });

/** Two tiles of one pattern, each a button that rotates it once hydrated. */
function TurningPair({ pattern, label, from }: { pattern: string; label: string; from: number }) {
  return [0, 1].map((index) => (
    <button
      key={index}
      type="button"
      disabled
      className="losa-turn"
      data-arrow-key-stop=""
      aria-label={fillTemplate(label, { title: tilePattern(pattern).title })}
      style={{ '--turn': from + index } as CSSProperties}
    >
      <TilePicture pattern={pattern} />
    </button>
  ));
}

const pictureSizes = '(width >= 62rem) 33.4vw, (width >= 48rem) 50vw, 100vw';

interface PostBlockProps {
  post: FloorPost;
  ground: string;
  /** Picture and tiles come first, at the left. */
  flipped: boolean;
  copy: Words;
}

/** A post: text, picture and, unless narrow, two tiles of its pattern. */
function PostBlock({ post, ground, flipped, copy }: PostBlockProps) {
  const { title, link, media, date, day, author, aloud, pattern, note, double_col } = post;
  const { part, near } = post;
  const side = (
    <>
      <CroppedPicture
        name={media}
        alt=""
        sizes={near ? '(width >= 62rem) 80vw, 160vw' : pictureSizes}
        className={`losa-post-picture ${ground}`}
      />
      {double_col && <TurningPair pattern={pattern} label={copy.turn} from={flipped ? 1 : 0} />}
    </>
  );
  return (
    <article
      className="losa-post"
      data-wide={double_col || undefined}
      data-part={part && ''}
      style={
        {
          ...(part && { '--part': part }),
          ...(near && { '--near': near.times, '--about': near.about }),
        } as CSSProperties
      }
    >
      {flipped && side}
      <div className={`losa-post-words losa-inlay ${ground}`}>
        <p className="losa-facts">{fillTemplate(copy.by, { name: author })}</p>
        <h3 className="losa-post-title">
          <a href={link} data-arrow-key-stop="">
            {title}
          </a>
        </h3>
        {note && <p className="losa-post-note">{note}</p>}
        <p className="losa-facts">
          <b>{fillTemplate(copy.aloud, { minutes: aloud.minutes })}</b>,{' '}
          {tilesText(aloud.tiles, copy.tiles)}
          <time dateTime={day}>{date}</time>
        </p>
      </div>
      {!flipped && side}
    </article>
  );
}

function NoteBlock({ note, ground, copy }: { note: BenchNote; ground: string; copy: Words }) {
  return (
    <article className="losa-note">
      <div className={`losa-note-words ${ground}`}>
        <h3 className="losa-note-title">{note.title}</h3>
        <p>{note.text}</p>
        <p className="losa-facts">{note.date}</p>
      </div>
      <TurningPair pattern={note.pattern} label={copy.turn} from={0} />
    </article>
  );
}

/**
 * Readings and notes as a full-width floor of tiles in the order of the page. `FloorKeys` (its child) adds
 * arrow keys and lets tiles of pattern be turned.
 *
 * Attributes: `data-arrow-key-stop` on each stop of the arrow keys.
 */
export function PostsFloor(props: PostsFloorProps) {
  const { id, heading, keys, blocks, children, ...words } = props;
  let posts = 0;
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="losa-readings-head">
        <h2 id={`${id}-heading`} className="losa-title">
          {heading}
        </h2>
        <p className="losa-readings-keys">{keys}</p>
      </div>
      <div className="losa-grid losa-readings">
        {blocks.map(({ kind, post, note, wide }, index) => {
          const ground =
            postGrounds[(kind === 'post' ? posts++ : index) % postGrounds.length] ?? 'losa-black';
          return (
            <div
              key={post ? post.id : `${note?.id}${index}`}
              className="losa-block"
              data-wide={wide || undefined}
            >
              {post ? (
                <PostBlock post={post} ground={ground} flipped={index % 4 >= 2} copy={words} />
              ) : (
                note && <NoteBlock note={note} ground="losa-white" copy={words} />
              )}
            </div>
          );
        })}
        {children}
      </div>
    </section>
  );
}
