import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-storm-hours.css';

interface ProcessStormHoursProps {
  id: string;
  media: PictureName;
  heading: string;
  text: string;
  /** Steps before the storm; `hour` is the number of hours left, `'0'` for the last. */
  steps: readonly { hour: string; title: string; text: string }[];
  /** Unit below the number. */
  hours: string;
  /** Text instead of the unit in the last step, `0`. */
  landfallUnit: string;
  fee: string;
}

/** Process section: storm preparations in the two days before, hour by hour, beside a picture with two flags. Fits on one printed page. */
export function ProcessStormHours(props: ProcessStormHoursProps) {
  const { id, media, heading, text, steps, hours, landfallUnit, fee } = props;
  return (
    <section id={id} className="flags">
      <div className="flags-night">
        <CroppedPicture
          name={media}
          sizes="(width >= 62rem) 50vw, 100vw"
          className="flags-picture"
        />
        <div className="flags-pair" aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
      <div className="flags-words">
        <h2 className="text-display font-medium">{heading}</h2>
        <p className="flags-lead text-lead">{text}</p>
        <ol className="flags-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <b className="flags-hour font-display">
                {step.hour}
                <small>{step.hour === '0' ? landfallUnit : hours}</small>
              </b>
              <div>
                <h3 className="text-h3 font-medium">{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="flags-fee">{fee}</p>
      </div>
    </section>
  );
}
