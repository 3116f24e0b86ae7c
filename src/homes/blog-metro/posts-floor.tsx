import type { CSSProperties, ReactNode } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { BenchNote } from './bench-notes.ts';
import type { FloorBlock } from './floor-plan.ts';
import type { PostFloor } from './post-floors.ts';
import styles from './posts-floor.module.css';
import postsTilesStyles from './posts-tiles.module.css';
import tileGridStyles from './tile-grid.module.css';
import { tilePattern } from './tile-patterns.ts';
import { TilePicture } from './tile-picture.tsx';

/** Data of a post on the floor. */
export interface FloorPost {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly img: PictureName;
  readonly date: string;
  /** ISO date for `<time>`. */
  readonly day: string;
  readonly author: string;
  /** Minutes that it takes to read aloud, and tiles pressed meanwhile. */
  readonly reading: { readonly minutes: number; readonly tiles: number };
  readonly pattern: string;
  readonly note: string;
  readonly picturePosition?: PostFloor['picturePosition'] | undefined;
  readonly pictureZoom?: PostFloor['pictureZoom'] | undefined;
  readonly double_col?: boolean | undefined;
}

interface BlockCopy {
  /** Text with the author, `{name}`. */
  authorText: string;
  /** Time that it takes to read aloud, with `{minutes}`. */
  readingTime: string;
  /** Number of tiles pressed meanwhile; `many` with `{count}`. */
  tileCount: { none: string; one: string; many: string };
  /** Accessible name of a tile that can be rotated, with `{title}`. */
  turnLabel: string;
}

interface PostsFloorProps extends BlockCopy {
  id: string;
  heading: string;
  /** Hint about the keys. */
  keysHint: string;
  blocks: readonly FloorBlock<FloorPost, BenchNote>[];
  /** The island `FloorKeys`. */
  children: ReactNode;
}

/** Background colors in rotation: adjacent posts differ. */
const postGrounds = [
  `${postsTilesStyles.yellow} ${tileGridStyles.yellow}`,
  tileGridStyles.green,
  `${postsTilesStyles.black} ${tileGridStyles.black}`,
  tileGridStyles.red,
  tileGridStyles.blue,
];

const tileCountText = (count: number, { none, one, many }: BlockCopy['tileCount']) =>
  count === 0 ? none : count === 1 ? one : fillTemplate(many, { count });

/** Two tiles of one pattern as buttons that rotate them once hydrated; `turn`: rotation of the first. */
function TurningPair({ pattern, label, turn }: { pattern: string; label: string; turn: number }) {
  return [0, 1].map((index) => (
    <button
      key={index}
      type="button"
      disabled
      className={`${styles.rotateButton} ${postsTilesStyles.rotateButton}`}
      data-arrow-key-stop=""
      aria-label={fillTemplate(label, { title: tilePattern(pattern).title })}
      style={{ '--turn': turn + index } as CSSProperties}
    >
      <TilePicture pattern={pattern} />
    </button>
  ));
}

const pictureSizes = '(width >= 62rem) 33.4vw, (width >= 48rem) 50vw, 100vw';

interface PostBlockProps {
  post: FloorPost;
  ground: string | undefined;
  /** Puts picture and tiles first, at the left. */
  isFlipped: boolean;
  copy: BlockCopy;
}

/** A post: text, picture and, unless narrow, two tiles of its pattern. */
function PostBlock({ post, ground, isFlipped, copy }: PostBlockProps) {
  const { title, link, img, date, day, author, reading, pattern, note, double_col } = post;
  const { picturePosition, pictureZoom } = post;
  const pictureAndTiles = (
    <>
      <CroppedPicture
        name={img}
        alt=""
        sizes={pictureZoom ? '(width >= 62rem) 80vw, 160vw' : pictureSizes}
        className={`${styles.postPicture} ${postsTilesStyles.postPicture} ${ground}`}
      />
      {double_col && (
        <TurningPair pattern={pattern} label={copy.turnLabel} turn={isFlipped ? 1 : 0} />
      )}
    </>
  );
  return (
    <article
      className={`${styles.post} ${postsTilesStyles.post}`}
      data-wide={double_col || undefined}
      data-part={picturePosition && ''}
      style={
        {
          ...(picturePosition && { '--part': picturePosition }),
          ...(pictureZoom && {
            '--near': pictureZoom.factor,
            '--about': pictureZoom.origin,
          }),
        } as CSSProperties
      }
    >
      {isFlipped && pictureAndTiles}
      <div className={`${styles.postText} ${tileGridStyles.inlay} ${ground}`}>
        <p className={styles.facts}>{fillTemplate(copy.authorText, { name: author })}</p>
        <h3 className={`${styles.postTitle} ${postsTilesStyles.postTitle}`}>
          <a href={link} data-arrow-key-stop="">
            {title}
          </a>
        </h3>
        {note && <p className={styles.postNote}>{note}</p>}
        <p className={styles.facts}>
          <b>{fillTemplate(copy.readingTime, { minutes: reading.minutes })}</b>,{' '}
          {tileCountText(reading.tiles, copy.tileCount)}
          <time dateTime={day}>{date}</time>
        </p>
      </div>
      {!isFlipped && pictureAndTiles}
    </article>
  );
}

function NoteBlock({
  note,
  ground,
  copy,
}: {
  note: BenchNote;
  ground: string | undefined;
  copy: BlockCopy;
}) {
  return (
    <article className={styles.note}>
      <div className={`${styles.noteText} ${ground}`}>
        <h3 className={styles.noteTitle}>{note.title}</h3>
        <p>{note.text}</p>
        <p className={styles.facts}>{note.date}</p>
      </div>
      <TurningPair pattern={note.pattern} label={copy.turnLabel} turn={0} />
    </article>
  );
}

/**
 * Full-width floor of tiles with readings and notes. `FloorKeys` (its child) adds arrow keys and
 * lets patterned tiles be rotated.
 *
 * Attributes: `data-arrow-key-stop` on each stop of the arrow keys.
 */
export function PostsFloor(props: PostsFloorProps) {
  const { id, heading, keysHint, blocks, children, ...blockCopy } = props;
  let postCount = 0;
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.readingsHead}>
        <h2 id={`${id}-heading`} className={tileGridStyles.title}>
          {heading}
        </h2>
        <p className={styles.readingsKeys}>{keysHint}</p>
      </div>
      <div className={`${tileGridStyles.grid} ${styles.readings}`}>
        {blocks.map(({ kind, post, note, isWide }, index) => {
          const ground =
            postGrounds[(kind === 'post' ? postCount++ : index) % postGrounds.length] ??
            `${postsTilesStyles.black} ${tileGridStyles.black}`;
          return (
            <div
              key={post ? post.id : `${note?.id}${index}`}
              className={styles.block}
              data-wide={isWide || undefined}
            >
              {post ? (
                <PostBlock
                  post={post}
                  ground={ground}
                  isFlipped={index % 4 >= 2}
                  copy={blockCopy}
                />
              ) : (
                note && <NoteBlock note={note} ground={tileGridStyles.white} copy={blockCopy} />
              )}
            </div>
          );
        })}
        {children}
      </div>
    </section>
  );
}
