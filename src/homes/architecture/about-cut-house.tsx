import { SectionDrawing } from './section-drawing.tsx';
import './about-cut-house.css';

interface AboutCutHouseProps {
  id: string;
  /** Text at the end of the red line. */
  mark: string;
  title: string;
  heading: string;
  text: string;
  drawing: string;
  /** Height labels beside the house, in meters above the ground of the drawing. */
  levels: readonly { at: number; text: string }[];
  /** Facts in the earth below the house. */
  facts: readonly { label: string; text: string }[];
}

/** A full-width section drawing of the house, at the end of the hero's section line; black earth below it. */
export function AboutCutHouse(props: AboutCutHouseProps) {
  const { id, mark, title, heading, text, drawing, levels, facts } = props;
  return (
    <section id={id} className="cut-house">
      <p className="cut-title text-caption">
        <b aria-hidden="true">{mark}</b>
        {title}
      </p>
      <div className="cut-words">
        <h2 className="text-h1">{heading}</h2>
        <p className="mt-6 text-lead">{text}</p>
      </div>
      <div className="cut-drawing">
        <SectionDrawing label={drawing} />
        {levels.map((level) => (
          <p
            key={level.text}
            className="cut-level"
            style={{ bottom: `${((110 + level.at * 62) / 640) * 100}%` }}
          >
            {level.text}
          </p>
        ))}
      </div>
      <dl className="cut-facts">
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
