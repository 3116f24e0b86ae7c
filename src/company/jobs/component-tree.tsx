import type { CSSProperties } from 'react';
import type { ExhibitOf } from '../../content/schema/job-exhibit.ts';
import styles from './component-tree.module.css';

/** Components of a screen as an indented tree, each with a note. */
export function ComponentTree({ caption, components }: ExhibitOf<'component-tree'>) {
  return (
    <figure className={styles.tree}>
      <ul>
        {components.map(({ name, note, depth }) => (
          <li
            key={[name, note].join()}
            className={depth > 0 ? styles.treeInner : undefined}
            style={{ '--depth': depth } as CSSProperties}
          >
            <code>{`<${name}>`}</code>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
