import { Picture } from '../../elements/picture/picture.tsx';
import type { StampId } from './marks.ts';
import type { Work } from './works.ts';
import './stamp-heights.css';
import './hero-shaken.css';

interface HeroShakenProps {
  heading: string;
  lead: string;
  action: { title: string; link: string };
  secondAction: { title: string; link: string };
  /** CSS `sizes` of the largest stamp, which the page's head preloads. */
  sizes: string;
  /** Text of a link to a stamp: `{title}`. */
  stampLinkLabel: string;
  /** Stamps, the largest first. */
  works: readonly Work[];
}

/**
 * CSS `sizes` of each stamp, a third more than its width: rotation blurs fine lines. The largest
 * has `sizes`.
 */
const stampSizes: Partial<Record<StampId, string>> = {
  ride: '(width >= 48rem) 30vw, 61vw',
  secret: '(width >= 48rem) 23vw, 40vw',
  sunday: '(width >= 48rem) 16vw, 40vw',
  letter: '(width >= 48rem) 10vw, 20vw',
  word: '(width >= 48rem) 11vw, 20vw',
};

/**
 * First screen: scattered stamps at different distances; the largest is cropped by the
 * window. Each links to its entry in the loupe section.
 */
export function HeroShaken(props: HeroShakenProps) {
  const { heading, lead, action, secondAction, sizes, stampLinkLabel, works } = props;
  return (
    <section className="shaken" data-first-screen="">
      <div className="shaken-words">
        <h1 className="shaken-heading">{heading}</h1>
        <p className="shaken-lead">{lead}</p>
        <p className="shaken-calls">
          <a href={action.link} className="shaken-action">
            {action.title}
          </a>
          <a href={secondAction.link} className="shaken-more">
            {secondAction.title}
          </a>
        </p>
      </div>
      <ul className="shaken-out">
        {works.map(({ id, title, picture }, index) => (
          <li key={id} data-stamp={id} className="shaken-stamp">
            <a
              href={`#${id}`}
              aria-label={stampLinkLabel.replace('{title}', title)}
              className={`height-${index === 0 ? 3 : (index + 1) % 3}`}
            >
              <Picture
                name={picture}
                alt=""
                sizes={stampSizes[id] ?? sizes}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
