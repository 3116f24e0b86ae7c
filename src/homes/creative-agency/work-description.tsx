// Loaded first, since the other stylesheets override it.
import './work-wheel.module.css';
import { fillTemplate } from '../../content/fill-template.ts';
import { similarField } from './similar-work.ts';
import styles from './work-wheel-still.module.css';
import type { Work } from './works.ts';

/** Copy of the link to the form. */
export interface WorkDescriptionCopy {
  /** Text of the link that requests a similar work, with `{title}`. */
  requestLabel: string;
  /** Anchor of the form. */
  anchor: string;
}

interface WorkDescriptionProps {
  work: Work;
  copy: WorkDescriptionCopy;
  /** Hides the description of works that are not on top, except without script and in print. */
  isHidden: boolean;
  onRequest: () => void;
}

/**
 * Text on a work of the wheel: title, year, client, length, a description, its effect, and a button to request
 * one like it.
 *
 * @internal
 */
export function WorkDescription({ work, copy, isHidden, onRequest }: WorkDescriptionProps) {
  const { id, title, year, kind, client, length, text, figure } = work;
  return (
    <article id={`work-${id}`} className={styles.work} data-inactive={isHidden || undefined}>
      <h3 className="font-extrabold">{title}</h3>
      <p className={styles.facts}>
        <span>{kind}</span> <span>{year}</span> <span>{length}</span> <span>{client}</span>
      </p>
      <p>{text}</p>
      <p className={styles.figure}>{figure}</p>
      <a
        href={`?${new URLSearchParams({ [similarField]: title })}${copy.anchor}`}
        data-replay-until="island"
        onClick={(event) => {
          event.preventDefault();
          onRequest();
        }}
      >
        {fillTemplate(copy.requestLabel, { title })}
      </a>
    </article>
  );
}
