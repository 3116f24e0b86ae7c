import { hungExhibition, type Work } from './copy.ts';
import styles from './hung-exhibition.module.css';

/** Museum label of a work: title, medium, a sentence or two. */
export function WorkLabel({ title, lines, text }: Work) {
  return (
    <figcaption className={styles.label}>
      <h2 className="text-h4 font-semibold italic">{title}</h2>
      <p className="mt-1 text-caption text-muted tabular-nums">
        {lines} {hungExhibition.medium}
      </p>
      <p className="mt-3 text-caption">{text}</p>
    </figcaption>
  );
}
