import { Picture } from '../../elements/picture/picture.tsx';
import styles from './hero-shaken.module.css';
import type { StampId } from './marks.ts';
import stampHeightsStyles from './stamp-heights.module.css';
import type { Work } from './works.ts';

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
    <section className={styles.section} data-first-screen="">
      <div className={styles.text}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.calls}>
          <a href={action.link} className={styles.action}>
            {action.title}
          </a>
          <a href={secondAction.link}>{secondAction.title}</a>
        </p>
      </div>
      <ul className={styles.out}>
        {works.map(({ id, title, picture }, index) => (
          <li key={id} data-stamp={id} className={styles.stamp}>
            <a
              href={`#${id}`}
              aria-label={stampLinkLabel.replace('{title}', title)}
              className={stampHeightsStyles[`height-${index === 0 ? 3 : (index + 1) % 3}`]}
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
