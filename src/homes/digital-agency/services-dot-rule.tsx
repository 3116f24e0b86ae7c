import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { dot } from './bill.ts';
import { dotFigure, dotWidth } from './dot-figure.ts';
import { WideLine } from './wide-line.tsx';
import '../../themes/tones.css';
import './services-dot-rule.css';

interface ServicesDotRuleProps {
  id: string;
  heading: string;
  headingEnd: string;
  tall: string;
  tiny: string;
  /** Picture of a thumb, shown at life size. */
  media: PictureName;
  /** Text alternative of the drawing. */
  figure: string;
  text: string;
  betweenHeading: string;
  /** Work that the firm does not do, and who does. */
  between: readonly { title: string; text: string }[];
}

/** Sizes of screens that the firm works for: taller than a person or smaller than a thumb, and the refused ones in between. */
export function ServicesDotRule(props: ServicesDotRuleProps) {
  const { id, heading, headingEnd, tall, tiny, media, figure, text, betweenHeading, between } =
    props;
  return (
    <section id={id} data-tone="ink" className="barn barn-rule">
      <div className="barn-rule-top">
        <h2 className="barn-small">
          {heading} {headingEnd}
        </h2>
        <p className="barn-small">{text}</p>
      </div>
      <div className="barn-rule-tall">
        <p>
          <WideLine text={tall} share={0.81} />
        </p>
        <svg role="img" aria-label={figure} viewBox={`0 0 ${dotWidth} ${dot.height}`}>
          <path d={dotFigure} fill="currentColor" />
        </svg>
      </div>
      <div className="barn-rule-low">
        <figure>
          <Picture name={media} sizes="1.7in" className="barn-thumb" />
          <figcaption>{tiny}</figcaption>
        </figure>
        <h3 className="barn-small">{betweenHeading}</h3>
        <dl>
          {between.map((one) => (
            <div key={one.title}>
              <dt>{one.title}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
