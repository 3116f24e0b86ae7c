import { cssPercent } from '../../themes/css-percent.ts';
import styles from './about-cut-house.module.css';
import { SectionDrawing } from './section-drawing.tsx';

interface AboutCutHouseProps {
  id: string;
  /** Letter at the end of the section line. */
  mark: string;
  title: string;
  heading: string;
  text: string;
  /** Text alternative of the drawing. */
  drawingLabel: string;
  /** Height labels beside the house; `height` in meters above the ground of the drawing. */
  levels: readonly { height: number; text: string }[];
  /** Facts in the earth below the house. */
  facts: readonly { label: string; text: string }[];
}

/** Height of the section drawing, its ground above the lower edge, and a meter in it: SVG units. */
const drawingHeight = 640;
const groundOffset = 110;
const meter = 62;

/** A full-width section drawing of the house, at the end of the hero's section line; black earth below it. */
export function AboutCutHouse(props: AboutCutHouseProps) {
  const { id, mark, title, heading, text, drawingLabel, levels, facts } = props;
  return (
    <section id={id} className={styles.cutHouse}>
      <p className={`${styles.cutTitle} text-caption`}>
        <b aria-hidden="true">{mark}</b>
        {title}
      </p>
      <div className={styles.cutText}>
        <h2 className="text-h1">{heading}</h2>
        <p className="mt-6 text-lead">{text}</p>
      </div>
      <div className={styles.cutDrawing}>
        <SectionDrawing label={drawingLabel} />
        {levels.map((level) => (
          <p
            key={level.text}
            className={styles.cutLevel}
            style={{ bottom: cssPercent((groundOffset + level.height * meter) / drawingHeight) }}
          >
            {level.text}
          </p>
        ))}
      </div>
      <dl className={styles.cutFacts}>
        {facts.map(({ label, text: fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
