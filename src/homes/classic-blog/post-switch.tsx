import type { MarkedPost } from './edit/marked-post.ts';
import './post-switch.css';

export interface SwitchCopy {
  /** Legend of the radio buttons, and their three labels. */
  reading: string;
  first: string;
  marked: string;
  printed: string;
  /** Texts with `{count}`: words, notes, words saved. */
  words: string;
  notes: string;
  saved: string;
  /** Label of the switch that sets the notes in type. */
  inType: string;
  /** Hint about the keys. */
  keys: string;
}

const counted = (text: string, count: number) =>
  text.replace('{count}', count.toLocaleString('en-US'));

/**
 * Radio buttons for the text as it was sent in, with its corrections, or as printed. CSS shows the
 * version of the checked one.
 */
export function PostSwitch({ post, ...text }: SwitchCopy & { post: MarkedPost }) {
  const { first, printed } = post.words;
  const directions = [
    { id: 'read-first', label: text.first, said: counted(text.words, first) },
    { id: 'read-marked', label: text.marked, said: counted(text.notes, post.notes) },
    { id: 'read-printed', label: text.printed, said: counted(text.words, printed) },
  ];
  return (
    <div className="reading">
      <fieldset className="reading-ways">
        <legend>{text.reading}</legend>
        {directions.map(({ id, label, said }) => (
          <label key={id} className="reading-way">
            <input type="radio" name="reading" id={id} defaultChecked={id === 'read-marked'} />
            <span>
              {label} <span className="reading-said">{said}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="reading-saved">{counted(text.saved, first - printed)}</p>
      <label className="reading-way">
        <input type="checkbox" id="notes-in-type" />
        <span>{text.inType}</span>
      </label>
      <p className="reading-keys">{text.keys}</p>
    </div>
  );
}
