import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './plumb-line.css';
import './hero-atrium.css';

interface HeroAtriumProps {
  media: SizedPicture;
  heading: string;
  lead: string;
  actions: readonly { title: string; link: string }[];
  /** Facts in a row below the heading. */
  facts: readonly { label: string; figure: string }[];
}

/** Full-width picture of an atrium, with the text in a bar below, on both sides of the page's vertical line. */
export function HeroAtrium({ media, heading, lead, actions, facts }: HeroAtriumProps) {
  return (
    <section data-first-screen="" className="plumb atrium-hero">
      <Picture {...media} priority className="atrium-hero-picture" imgClassName="size-full" />
      <span className="plumb-car" aria-hidden="true" />
      <div className="atrium-hero-bar plumb-sides" data-tone="deep">
        <div className="atrium-hero-lead">
          <p>{lead}</p>
          <p className="atrium-hero-actions">
            {actions.map(({ title, link }) => (
              <a key={link} href={link} className="link">
                {title}
              </a>
            ))}
          </p>
        </div>
        <div className="atrium-hero-words">
          <h1 className="font-semibold">{heading}</h1>
          <dl className="atrium-hero-facts">
            {facts.map(({ label, figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="font-display font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
