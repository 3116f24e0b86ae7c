import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-treatment.css';

interface ProcessTreatmentProps {
  id: string;
  degrees: string;
  heading: string;
  /** Picture of a room with space for text on its left. */
  media: PictureName;
  minutes: readonly { time: string; text: string }[];
}

/** Schedule of a treatment, minute by minute, over a full-width picture. */
export function ProcessTreatment({ id, degrees, heading, media, minutes }: ProcessTreatmentProps) {
  return (
    <section id={id} className="quiet">
      <Picture name={media} sizes="(width >= 62rem) 100vw, 150vw" className="quiet-picture" />
      <div className="quiet-words">
        <p className="quiet-degrees font-display">{degrees}</p>
        <h2 className="quiet-heading">{heading}</h2>
        <dl>
          {minutes.map(({ time, text }) => (
            <div key={time}>
              <dt>{time}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
