import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-method.css';

interface ProcessMethodProps {
  id: string;
  /** Full-width picture of a keyboard. */
  media: PictureName;
  heading: string;
  steps: readonly { name: string; takes: string; text: string }[];
}

/** Steps of a job on a sheet of paper over a picture of a keyboard. */
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
