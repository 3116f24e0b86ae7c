import { paddedNumber } from '../../elements/counter/padded-number.ts';
import { slideId } from './slide-id.ts';
import styles from './slide-index.module.css';

interface SlideIndexProps {
  heading: string;
  lead: string;
  /** Text after a number for screen readers; template with `{client}`. */
  showLabel: string;
  /** The projects in the order of their slides. */
  projects: readonly {
    slug: string;
    client: string;
    title: string;
    place: string;
    year: number;
    path: string;
  }[];
}

/**
 * Renders the list of all slides by town: a number turns the slider to its slide, a name leads to
 * its project.
 */
export function SlideIndex({ heading, lead, showLabel, projects }: SlideIndexProps) {
  return (
    <section aria-labelledby="slide-index" className="lf-container lf-section pb-0">
      <h2 id="slide-index" className="text-h2">
        {heading}
      </h2>
      <p className="lf-measure mt-3 text-muted">{lead}</p>
      <ol className={styles.index}>
        {projects.map(({ slug, client, title, place, year, path }, index) => (
          <li key={slug}>
            <a href={`#${slideId(slug)}`} className={styles.indexNumber}>
              {paddedNumber(index + 1)}
              <span className="sr-only">: {showLabel.replace('{client}', client)}</span>
            </a>
            <a href={path} className={styles.indexProject}>
              <b>{client}</b>
              <span>{title}</span>
            </a>
            <p>{place}</p>
            <p>{year}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
