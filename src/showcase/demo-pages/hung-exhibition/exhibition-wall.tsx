import type { CSSProperties } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import { hungExhibition } from './copy.ts';
import { WorkLabel } from './work-label.tsx';
import '../../../themes/tones.css';
import styles from './hung-exhibition.module.css';

const { works, wallLabel, closing } = hungExhibition;

/** Works of many sizes along a center line, each with a museum label, and a strip between them. */
export function ExhibitionWall() {
  return (
    <section data-tone="surface" aria-label={wallLabel} className={styles.wall}>
      <ol start={2}>
        {works.map((work) => (
          <li key={work.name} style={{ '--wide': work.width / 100 } as CSSProperties}>
            <span aria-hidden="true" className={styles.strip} />
            <figure data-wide={work.width > 56 || undefined}>
              <Picture
                name={work.name}
                sizes={`(width >= 48rem) ${work.width === 100 ? 92 : work.width}vw, 96vw`}
                className={styles.work}
              />
              <WorkLabel {...work} />
            </figure>
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className={styles.strip} />
      <div className="lf-container text-center">
        <h2 className="text-h2 font-bold">{closing.heading}</h2>
        <p className="mx-auto mt-5 max-w-[32em]">{closing.text}</p>
      </div>
    </section>
  );
}
