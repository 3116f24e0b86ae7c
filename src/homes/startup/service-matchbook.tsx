import type { CSSProperties } from 'react';
import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { matchbookDrawings, unknownDrawingMessage } from './matchbook-drawings.ts';
import styles from './service-matchbook.module.css';

interface ServiceMatchbookProps {
  /** Its icon is a name from `matchbook-drawings.ts`. */
  service: FeatureItem;
  /** Index among the matchbooks; sets color and rotation. */
  position: number;
}

/**
 * One service of the carousel: an open matchbook with a drawing on its front.
 * Throws for a name that is not listed, which fails the build.
 */
export function ServiceMatchbook({ service, position }: ServiceMatchbookProps) {
  const drawing = matchbookDrawings[service.icon];
  if (!drawing) throw new Error(unknownDrawingMessage(service.icon));
  return (
    <article
      className={styles.matchbook}
      style={{ '--board': `var(--board-${position % 4})` } as CSSProperties}
    >
      <span className={styles.matches} aria-hidden="true" />
      <div className={styles.front}>
        <svg viewBox="0 0 120 100" className={styles.drawing} aria-hidden="true">
          {drawing.split(/ (?=M)/).map((d) => (
            <path key={d} d={d} />
          ))}
        </svg>
        <h3>{service.title}</h3>
        <p>{service.content}</p>
        {service.link && service.linkTitle && <a href={service.link}>{service.linkTitle}</a>}
      </div>
      <span className={styles.striker} aria-hidden="true" />
    </article>
  );
}
