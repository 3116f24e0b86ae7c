import essayOpeningStyles from './essay-opening.module.css';
import styles from './slate.module.css';

interface SlateProps {
  caption: string;
  /** First names in order of arrival. */
  names: readonly string[];
  /** Name of the current customer, underlined. */
  currentName: string;
  /** Name of the previous customer, struck out. */
  previousName: string;
}

/** Renders a barber's slate: the current customer and the queue. */
export function Slate({ caption, names, currentName, previousName }: SlateProps) {
  return (
    <figure className={`${essayOpeningStyles.slate} ${styles.slate}`}>
      <ol className={styles.slateBoard} data-print-colors="">
        {names.map((name) => (
          <li key={name}>
            {name === previousName && <del>{name}</del>}
            {name === currentName && <u>{name}</u>}
            {name !== previousName && name !== currentName && name}
          </li>
        ))}
      </ol>
      <figcaption className="text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
