import { Picture } from '../../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../../media/sized-picture.ts';
import { hungExhibition } from './copy.ts';
import { WorkLabel } from './work-label.tsx';
import '../../../themes/tones.css';
import styles from './hung-exhibition.module.css';

const { heading, lead, facts, first } = hungExhibition;

/** Picture of the first screen, behind the header, which the page preloads. */
export const doorPicture: SizedPicture = {
  name: first.name,
  sizes: '(width >= 62rem) 100vw, 111svh',
};

/** First screen: a full-width picture, with the title on the line below its middle. */
export function ExhibitionDoor() {
  return (
    <section data-first-screen data-tone="surface" className="overflow-clip">
      <figure className={styles.first}>
        <Picture {...doorPicture} priority className={styles.door} imgClassName="h-full" />
        <WorkLabel {...first} />
      </figure>
      <div className="lf-container flex flex-col items-center text-center">
        <span aria-hidden="true" className={styles.strip} />
        <h1 className="max-w-[9em] text-display font-bold tracking-denser">{heading}</h1>
        <p className="mt-6 max-w-[28em] text-lead text-muted">{lead}</p>
        <ul className="mt-8 flex flex-wrap justify-center gap-x-10 gap-y-1 text-caption font-semibold">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
