import type { MarkedPost } from './edit/marked-post.ts';
import styles from './post-switch.module.css';

export interface SwitchCopy {
  /** Legend of the radio buttons. */
  legend: string;
  /** Label of the text as it was sent in. */
  manuscriptLabel: string;
  /** Label of the text with its corrections. */
  markedLabel: string;
  /** Label of the text as printed. */
  printedLabel: string;
  /** Number of words, with `{count}`. */
  wordCount: string;
  /** Number of notes, with `{count}`. */
  noteCount: string;
  /** Number of words that the corrections saved, with `{count}`. */
  savedCount: string;
  /** Label of the switch that sets the notes in type. */
  typeSwitchLabel: string;
  /** Hint about the keys. */
  keysHint: string;
}

const insertCount = (text: string, count: number) =>
  text.replace('{count}', count.toLocaleString('en-US'));

/**
 * Radio buttons for the text as it was sent in, with its corrections, or as printed. CSS shows the
 * version of the checked one.
 */
export function PostSwitch({ post, ...text }: SwitchCopy & { post: MarkedPost }) {
  const { first, printed } = post.words;
  const versions = [
    { id: 'read-first', label: text.manuscriptLabel, count: insertCount(text.wordCount, first) },
    { id: 'read-marked', label: text.markedLabel, count: insertCount(text.noteCount, post.notes) },
    { id: 'read-printed', label: text.printedLabel, count: insertCount(text.wordCount, printed) },
  ];
  return (
    <div className={styles.reading}>
      <fieldset className={styles.choices}>
        <legend>{text.legend}</legend>
        {versions.map(({ id, label, count }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="reading" id={id} defaultChecked={id === 'read-marked'} />
            <span>
              {label} <span className={styles.status}>{count}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.saved}>{insertCount(text.savedCount, first - printed)}</p>
      <label className={styles.choice}>
        <input type="checkbox" id="notes-in-type" />
        <span>{text.typeSwitchLabel}</span>
      </label>
      <p className={styles.keys}>{text.keysHint}</p>
    </div>
  );
}
