import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-method.css';

interface ProcessMethodProps {
  id: string;
  /** Keys from edge to edge. */
  media: PictureName;
  heading: string;
  steps: readonly { name: string; takes: string; text: string }[];
}

/** Steps of a job on a torn-off sheet that lies on a keyboard. */
export function ProcessMethod({ id, media, heading, steps }: ProcessMethodProps) {
  return (
    <section id={id} className="keyrest">
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 190vw"
        className="keyrest-picture"
      />
      <div className="keyrest-sheet">
        <h2 className="keyrest-heading font-extrabold">{heading}</h2>
        <ol className="keyrest-steps">
          {steps.map(({ name, takes, text }) => (
            <li key={name}>
              <h3 className="keyrest-step">
                <span aria-hidden="true">{'//'}</span>
                {name} <span className="keyrest-takes">{takes}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
