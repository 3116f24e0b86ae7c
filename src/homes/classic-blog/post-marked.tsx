import type { ReactNode } from 'react';
import type { Block } from './edit/markdown-blocks.ts';
import type { MarkedBlock, MarkedPost, MarkedRow, Passage } from './edit/marked-post.ts';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import { MarkedInline, MarkedInlines, MarkedRuns } from './marked-inlines.tsx';
import postMarginStyles from './post-margin.module.css';
import styles from './post-marked.module.css';
import { PostSwitch, type SwitchCopy } from './post-switch.tsx';
import { RingedNumber } from './ringed-number.tsx';

interface PostMarkedProps extends SwitchCopy {
  id: string;
  post: MarkedPost;
  /** Accessible name of a note, with `{number}`. */
  note: string;
  /** Accessible name of the link to a note, with `{number}`. */
  toNote: string;
  /** Accessible name of the link from a note to its sentence, with `{number}`. */
  toText: string;
  /** Text of the link to the post's page. */
  postLink: string;
  /** The island `MarginKeys`. */
  children: ReactNode;
}

const insertNumber = (text: string, number: number) => text.replace('{number}', `${number}`);

function MarkedPassage({ passage, toNote }: { passage: Passage; toNote: string }) {
  const { id, number, runs } = passage;
  if (number === undefined) return <MarkedRuns runs={runs} />;
  const isChanged = runs.some(({ kind }) => kind !== 'kept');
  return (
    <span
      id={`at-${id}`}
      className={postMarginStyles.passage}
      data-note={id}
      data-question={!isChanged || undefined}
    >
      <MarkedRuns runs={runs} />
      <span className={postMarginStyles.anchor}>
        <a
          href={`#note-${id}`}
          className={`${postMarginStyles.number} ${styles.number}`}
          data-note={id}
          aria-label={insertNumber(toNote, number)}
        >
          <RingedNumber number={number} />
        </a>
      </span>
    </span>
  );
}

/** Block without corrections. */
function PlainBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <MarkedInlines inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list':
    case 'notes': {
      const List = block.kind === 'notes' || block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <MarkedInlines inlines={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <pre>{block.text}</pre>;
    case 'table':
      return (
        <table>
          <tbody>
            {[block.head, ...block.rows].map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((cell, columnIndex) => {
                  const Cell = rowIndex === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={columnIndex}
                      style={block.isRightAligned[columnIndex] ? { textAlign: 'end' } : undefined}
                    >
                      <MarkedInlines inlines={cell} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return (
        <p>
          <MarkedInlines inlines={block.inlines} />
        </p>
      );
  }
}

function SheetBlock({ block, toNote }: { block: MarkedBlock; toNote: string }) {
  if (!('parts' in block)) return <PlainBlock block={block} />;
  const text = block.parts.map((part, index) =>
    part.kind === 'passage' ? (
      <MarkedPassage key={part.id} passage={part} toNote={toNote} />
    ) : (
      <MarkedInline key={index} inline={part} />
    ),
  );
  return block.kind === 'quote' ? <blockquote>{text}</blockquote> : <p>{text}</p>;
}

interface NotesProps {
  row: MarkedRow;
  note: string;
  toText: string;
  /** Initials after the writer's answers. */
  initials: string;
}

/** Notes beside a block, in the order of their sentences. */
function MarginNotes({ row, note, toText, initials }: NotesProps) {
  return (
    <div className={postMarginStyles.notes}>
      {row.notes.map(({ id, number, note: noteText, reply }) => (
        <div
          key={id}
          id={`note-${id}`}
          role="note"
          aria-label={insertNumber(note, number)}
          className={postMarginStyles.note}
          data-note={id}
        >
          <a
            href={`#at-${id}`}
            className={`${postMarginStyles.number} ${styles.number}`}
            data-note={id}
            aria-label={insertNumber(toText, number)}
          >
            <RingedNumber number={number} />
          </a>
          <p className={postMarginStyles.hand}>
            <HandwrittenWords text={noteText} />
          </p>
          {reply && (
            <p className={postMarginStyles.reply}>
              {reply} <span className={postMarginStyles.initials}>{initials}</span>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => `${part.charAt(0)}.`)
    .join('');

/** Post with the editor's notes in the margin; each note follows the paragraph that it refers to. */
export function PostMarked(props: PostMarkedProps) {
  const { id, post, note, toNote, toText, postLink, children, ...switchCopy } = props;
  return (
    <section id={id} className={styles.section}>
      <PostSwitch post={post} {...switchCopy} />
      <article className={`${postMarginStyles.text} ${styles.text}`}>
        {post.rows.map((row, index) => (
          <div key={index} className={`${postMarginStyles.row} ${styles.row}`}>
            <SheetBlock block={row.block} toNote={toNote} />
            {row.notes.length > 0 && (
              <MarginNotes
                row={row}
                note={note}
                toText={toText}
                initials={initialsOf(post.author)}
              />
            )}
          </div>
        ))}
        <p className={styles.wholePost}>
          <a href={post.link} className="lf-link">
            {postLink}
          </a>
        </p>
        {children}
      </article>
    </section>
  );
}
