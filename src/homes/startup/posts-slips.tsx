import type { PostCardItem } from '../../blocks/posts/post-card.tsx';
import { isoDayOf } from '../../content/printed-day.ts';
import { letterStrokes } from './pen/letters.ts';
import { PenDrawing } from './pen/pen-drawing.tsx';
import { createHand } from './pen/strokes.ts';
import styles from './posts-slips.module.css';

interface PostsSlipsProps {
  items: readonly PostCardItem[];
  /** Labels of the printed rows. */
  labels: { likes: string; comments: string };
  /** Row with the waiter of the firm: label and name. */
  server: { label: string; value: string };
  /** Handwritten notes on every third slip, in rotation. */
  scrawls: readonly string[];
}

/** Handwritten note, underlined twice. */
function Scrawl({ text, id }: { text: string; id: string }) {
  const hand = createHand(text.length, 3);
  const width = text.length * 31;
  const strokes = [
    ...letterStrokes(text, [8, 52], 36, text.length),
    hand.line([4, 68], [width - 10, 62]),
    hand.line([20, 78], [width - 30, 73]),
  ];
  return (
    <PenDrawing
      id={id}
      size={[width, 84]}
      layers={[{ pen: 'coral', strokes }]}
      className={styles.scrawl}
    />
  );
}

/** Posts as receipts, slightly rotated. */
export function PostsSlips({ items, labels, server, scrawls }: PostsSlipsProps) {
  return (
    <div className={styles.slips}>
      {items.map((post, index) => (
        <article key={post.id} className={styles.slip}>
          <div className={styles.paper}>
            <p className={styles.date}>
              <time dateTime={isoDayOf(post.date)}>{post.date}</time>
            </p>
            <h3>
              <a href={post.link}>{post.title}</a>
            </h3>
            <p className={styles.text}>{post.content}</p>
            <dl className={styles.lines}>
              {[
                [server.label, server.value],
                [labels.likes, post.likes],
                [labels.comments, post.comments],
              ].map(
                ([name, value]) =>
                  value !== undefined && (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
            {index % 3 === 0 && (
              <Scrawl id={`slip-${index}`} text={scrawls[(index / 3) % scrawls.length] ?? ''} />
            )}
            <span className={styles.code} aria-hidden="true" />
          </div>
        </article>
      ))}
    </div>
  );
}
