import type { CSSProperties } from 'react';
import { ClientMark } from './client-mark.tsx';
import type { MarkName } from './marks.ts';
import styles from './work-corner-wall.module.css';

interface WorkCornerWallProps {
  id: string;
  heading: string;
  text: string;
  clients: readonly {
    mark: MarkName;
    name: string;
    text: string;
    /** Width of the logo in percent of its block’s longer side; its centered point in percent. */
    crop: readonly [size: number, x: number, y: number];
  }[];
}

/** Logos cropped by their blocks; on hover each shrinks until it is whole. */
export function WorkCornerWall({ id, heading, text, clients }: WorkCornerWallProps) {
  return (
    <section id={id} className={styles.wall}>
      <div className={styles.wallText}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {clients.map(({ mark, name, text: description, crop: [size, x, y] }) => (
          <li key={mark} data-mark={mark}>
            <div
              className={styles.croppedMark}
              style={{ '--size': `${size}cqmax`, '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
            >
              <ClientMark mark={mark} />
            </div>
            <p>
              <ClientMark mark={mark} />
              <span>
                <b>{name}</b> {description}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
