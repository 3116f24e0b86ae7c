'use client';
import { useStore } from '@nanostores/react';
import { $marks, mark } from './marks.ts';
import type { Shot } from './shot.ts';
import styles from './viewer-notes.module.css';

/** Labels of the notes beside a large picture. */
export interface NoteCopy {
  /** Position in the list: `{number}`, `{count}`. */
  position: string;
  roll: string;
  camera: string;
  exposure: string;
  /** Label of place and time. */
  takenLabel: string;
  markButtonLabel: string;
  unmarkButtonLabel: string;
  /** Hint on the keys of the lightbox. */
  keysHint: string;
}

interface ViewerNotesProps {
  shot: Shot;
  number: number;
  count: number;
  copy: NoteCopy;
}

/** Notes beside an enlarged picture: its number, technical data, a text, and the checkbox of its mark. */
export function ViewerNotes({ shot, number, count, copy }: ViewerNotesProps) {
  const isMarked = useStore($marks).includes(shot.id);
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.notesPlace}>
        {copy.position.replace('{number}', `${number}`).replace('{count}', `${count}`)}
        <span className="sr-only">: {shot.title}</span>
      </p>
      <h2 className={styles.notesTitle}>{shot.title}</h2>
      <p className={styles.notesStory}>{shot.story}</p>
      <dl>
        <dt>{copy.takenLabel}</dt>
        <dd>
          {shot.place}
          <br />
          {shot.hour}
        </dd>
        <dt>{copy.camera}</dt>
        <dd>
          {shot.camera}, {shot.lens}
        </dd>
        <dt>{copy.exposure}</dt>
        <dd>{shot.exposure}</dd>
        <dt>{copy.roll}</dt>
        <dd>{shot.id}</dd>
      </dl>
      <button
        type="button"
        aria-pressed={isMarked}
        className={styles.notesMark}
        onClick={() => mark(shot.id, !isMarked)}
      >
        {isMarked ? copy.unmarkButtonLabel : copy.markButtonLabel}
      </button>
      <p className={styles.notesKeys}>{copy.keysHint}</p>
    </div>
  );
}
