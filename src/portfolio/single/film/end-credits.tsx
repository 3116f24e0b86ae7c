import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { WorkLink } from '../work-link.tsx';
import styles from './end-credits.module.css';
import filmScreenStyles from './film-screen.module.css';

interface EndCreditsProps {
  heading: string;
  facts: readonly { label: string; value: string }[];
  /** Services. */
  services: { label: string; items: readonly string[] };
  /** Team. */
  team: {
    label: string;
    people: readonly { name: string; designation: string; portrait: PictureRecord }[];
  };
  /** Figures. */
  figures: readonly { value: string; label: string }[];
  /** Quotation from the client: the last line of the film. */
  quote?: { quote: string; name: string; role: string };
  /** Link to the work. */
  work?: { title: string; link: string };
}

/**
 * Renders the end of the layout `film`: quotation, then credits with roles left and names right of
 * an axis.
 */
export function EndCredits(props: EndCreditsProps) {
  const { heading, facts, services, team, figures, quote, work } = props;
  return (
    <section className={`${filmScreenStyles.dark} ${styles.credits}`}>
      {quote && (
        <figure className={styles.creditsQuote}>
          <blockquote>
            <p>“{quote.quote}”</p>
          </blockquote>
          <figcaption>
            {quote.name}, {quote.role}
          </figcaption>
        </figure>
      )}
      <h2 className={styles.creditsHeading}>{heading}</h2>
      <dl className={styles.creditsRoll}>
        {team.people.map(({ name, designation, portrait }) => (
          <div key={name}>
            <dt>{designation}</dt>
            <dd className={styles.creditsPerson}>
              {name}
              {/* Decorative: the name is beside it as text. */}
              <PictureView
                picture={portrait}
                alt=""
                sizes="40px"
                ratio="1/1"
                className={styles.creditsFace}
              />
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.creditsRoll}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{services.label}</dt>
          <dd>
            {services.items.map((item) => (
              <span key={item} className="block">
                {item}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <dl className={styles.creditsRoll}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {work && <WorkLink {...work} />}
    </section>
  );
}
