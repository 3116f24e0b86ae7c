import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './work-cut-report.css';

interface WorkCutReportProps {
  id: string;
  media: PictureName;
  heading: string;
  /** The kept words are between asterisks. */
  report: string;
  caption: string;
  cases: readonly { heading: string; text: string }[];
}

/** A full page of a report with all but a few words struck out, and three cases as notes to it. */
export function WorkCutReport({ id, media, heading, report, caption, cases }: WorkCutReportProps) {
  const parts = report.split('*');
  return (
    <section id={id} className="cutout">
      <h2 className="cutout-title">{heading}</h2>
      <figure className="cutout-sheet">
        <p className="cutout-text">
          {parts.map((part, index) =>
            index % 2 === 0 ? <del key={part}>{part}</del> : <strong key={part}>{part}</strong>,
          )}
        </p>
        <figcaption>{caption}</figcaption>
      </figure>
      <Picture
        name={media}
        sizes="(width >= 62rem) 42vw, (width >= 48rem) 60vw, 92vw"
        className="cutout-gum"
      />
      {cases.map(({ heading: name, text }) => (
        <div key={name} className="cutout-case">
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
