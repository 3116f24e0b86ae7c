import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { WorkLink } from '../work-link.tsx';
import './end-credits.css';

interface EndCreditsProps {
  heading: string;
  facts: readonly { label: string; value: string }[];
  /** What was done. */
  services: { label: string; items: readonly string[] };
  /** Who did it. */
  team: {
    label: string;
    people: readonly { name: string; designation: string; portrait: PictureRecord }[];
  };
  /** What was counted. */
  figures: readonly { value: string; label: string }[];
  /** Somebody of the client's, in their words: the last line of the film. */
  quote?: { quote: string; name: string; role: string };
  /** Where the work can be seen. */
  work?: { title: string; link: string };
}

/** The end of a film: last words, then roles at the left of an axis and names at its right. */
export function EndCredits(props: EndCreditsProps) {
  const { heading, facts, services, team, figures, quote, work } = props;
  return (
    <section className="film-dark end-credits">
      {quote && (
        <figure className="end-credits-quote">
          <blockquote>
            <p>“{quote.quote}”</p>
          </blockquote>
          <figcaption>
            {quote.name}, {quote.role}
          </figcaption>
        </figure>
      )}
      <h2 className="end-credits-heading">{heading}</h2>
      <dl className="end-credits-roll">
        {team.people.map(({ name, designation, portrait }) => (
          <div key={name}>
            <dt>{designation}</dt>
            <dd className="end-credits-person">
              {name}
              {/* The name stands beside it in words. */}
              <PictureView
                picture={portrait}
                alt=""
                sizes="40px"
                ratio="1/1"
                className="end-credits-face"
              />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="end-credits-roll">
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
      <dl className="end-credits-roll">
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
