import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { dotFigure, dotWidth } from './dot-figure.ts';
import { dot } from './screen-prices.ts';
import { WideLine } from './wide-line.tsx';
import '../../themes/tones.css';
import styles from './services-dot-rule.module.css';
import wideLineStyles from './wide-line.module.css';

interface ServicesDotRuleProps {
  id: string;
  heading: string;
  /** Second part of the heading. */
  headingEnd: string;
  /** Height above which a screen is tall. */
  minimumTall: string;
  /** Height below which a screen is tiny. */
  maximumTiny: string;
  /** Picture of a thumb, shown at life size. */
  img: PictureName;
  /** Text alternative of the drawing. */
  figureLabel: string;
  text: string;
  betweenHeading: string;
  /** Work that the firm does not do, and who does. */
  between: readonly { title: string; text: string }[];
}

/** Sizes of screens that the firm works for: taller than a person or smaller than a thumb, and the refused ones in between. */
export function ServicesDotRule(props: ServicesDotRuleProps) {
  const { id, heading, headingEnd, minimumTall, maximumTiny, img, figureLabel } = props;
  const { text, betweenHeading, between } = props;
  return (
    <section id={id} data-tone="ink" className={wideLineStyles.barn}>
      <div className={styles.ruleTop}>
        <h2 className={wideLineStyles.small}>
          {heading} {headingEnd}
        </h2>
        <p className={wideLineStyles.small}>{text}</p>
      </div>
      <div className={styles.ruleTall}>
        <p>
          <WideLine text={minimumTall} share={0.81} />
        </p>
        <svg role="img" aria-label={figureLabel} viewBox={`0 0 ${dotWidth} ${dot.height}`}>
          <path d={dotFigure} fill="currentColor" />
        </svg>
      </div>
      <div className={styles.ruleLow}>
        <figure>
          <Picture name={img} sizes="1.7in" className={styles.thumb} />
          <figcaption>{maximumTiny}</figcaption>
        </figure>
        <h3 className={wideLineStyles.small}>{betweenHeading}</h3>
        <dl>
          {between.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
