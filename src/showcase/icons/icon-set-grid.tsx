import type { CSSProperties } from 'react';
import { iconCopy } from './icon-copy.ts';
import styles from './icon-gallery.module.css';

/** Icons per group: groups are rendered as they approach the viewport. */
export const groupSize = 120;
/** Number of icons that are in the HTML with their drawings: the first screen needs no sprite. */
export const firstIconCount = 60;

interface IconSetGridProps {
  id: string;
  title: string;
  /** Import line; `{name}`, `{Name}` and `{fa-name}` are filled in. */
  importLine: string;
  names: readonly string[];
  /** First icons with their drawings; empty where the set starts below the first screen. */
  firstIcons: readonly { name: string; viewBox: string; body: string }[];
}

/** Returns the reserved size of a group, so that the page keeps its length. */
const reservedSize = (count: number) => ({ '--icons': count }) as CSSProperties;

/**
 * One icon set: the first icons in the HTML, empty groups of known size for the others, which are
 * rendered and searched by gallery.ts.
 */
export function IconSetGrid({ id, title, importLine, names, firstIcons }: IconSetGridProps) {
  const groups = Math.ceil(names.length / groupSize);
  return (
    <section
      className={styles.iconSet}
      aria-labelledby={`${id}-title`}
      data-icon-set={id}
      data-import={importLine}
      data-names={names.join(' ')}
    >
      <h2 id={`${id}-title`} className={styles.setTitle}>
        {title}
        <span className="ms-3 text-body font-normal text-muted tabular-nums">
          {iconCopy.count.replace('{count}', `${names.length}`)}
        </span>
      </h2>
      <div data-icon-groups>
        {Array.from({ length: groups }, (_, index) => (
          <ul
            key={index}
            className={styles.group}
            data-from={index * groupSize}
            style={reservedSize(Math.min(groupSize, names.length - index * groupSize))}
          >
            {index === 0 &&
              firstIcons.map(({ name, viewBox, body }) => (
                <li key={name}>
                  <button type="button" data-icon={name}>
                    <svg
                      viewBox={viewBox}
                      aria-hidden="true"
                      dangerouslySetInnerHTML={{ __html: body }}
                    />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
