import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './process-scale-bar.module.css';
import type { Stage } from './stages.ts';
import { TitleBlock } from './title-block.tsx';

interface ProcessScaleBarProps {
  id: string;
  heading: string;
  text: string;
  /** Picture of the architectural model. */
  model: { media: SizedPicture; text: string; cells: readonly string[] };
  stages: readonly Stage[];
  /** Cost of each stage of the example house, in dollars. */
  stageCosts: readonly number[];
  /** Share and cost of a stage, with `{share}` and `{sum}`. */
  partText: string;
  /** Words for screen readers before the first month of a stage. */
  monthPrefix: string;
  footnote: string;
}

/** Stages of a commission as the scale bar of a drawing: black and white segments as long as their months. */
export function ProcessScaleBar(props: ProcessScaleBarProps) {
  const { id, heading, text, model, stages } = props;
  const { stageCosts, partText, monthPrefix, footnote } = props;
  return (
    <section id={id} data-tone="tint" className={styles.months}>
      <h2 className={`${styles.heading} text-h1`}>{heading}</h2>
      <p className={`${styles.text} mt-5`}>{text}</p>
      <figure className={styles.model}>
        <CroppedPicture {...model.media} className={styles.picture} />
        <figcaption>
          <TitleBlock cells={model.cells}>{model.text}</TitleBlock>
        </figcaption>
      </figure>
      <ol
        className={styles.bar}
        style={
          {
            '--months': stages
              .map(({ firstMonth, lastMonth }) => `minmax(0, ${lastMonth - firstMonth}fr)`)
              .join(' '),
          } as CSSProperties
        }
      >
        {stages.map(({ title, firstMonth, lastMonth, share, text: description }, index) => (
          <li key={title} style={{ '--long': lastMonth - firstMonth } as CSSProperties}>
            <span className={styles.startMonth}>
              <span className="sr-only">{monthPrefix} </span>
              {firstMonth}
              {index === stages.length - 1 && <span className={styles.endMonth}>{lastMonth}</span>}
            </span>
            <div className={styles.stage}>
              <h3 className="text-h4 font-semibold">{title}</h3>
              <p className={`${styles.part} text-muted`}>
                {partText
                  .replace('{share}', `${share}`)
                  .replace('{sum}', formatDollars(stageCosts[index] ?? Number.NaN))}
              </p>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-caption">{footnote}</p>
    </section>
  );
}
