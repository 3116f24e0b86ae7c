import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { ClientMark } from './client-mark.tsx';
import type { MarkName } from './marks.ts';
import './work-true-sizes.css';

interface Shown {
  media: PictureName;
  text: string;
}

interface WorkTrueSizesProps {
  id: string;
  heading: string;
  lead: string;
  /** Round products at true size; diameters in millimeters. */
  rounds: readonly { mm: number; mark: MarkName; title: string; text: string }[];
  note: string;
  /** Full-width picture. */
  wide: Shown;
  /** Portrait picture, and the ones beside it. */
  upright: Shown;
  beside: readonly Shown[];
}

/** Uses of a logo at true size, from a dot to the side of a van. */
export function WorkTrueSizes(props: WorkTrueSizesProps) {
  const { id, heading, lead, rounds, note, wide, upright, beside } = props;
  return (
    <section id={id} data-tone="highlight" className="gus-things-wall">
      <div className="gus-true-words">
        <h2>{heading}</h2>
        <p>{lead}</p>
        <ul className="gus-rounds">
          {rounds.map(({ mm, mark, title, text }) => (
            <li key={title}>
              <span
                className="gus-round"
                data-print-colors=""
                style={{ width: `${mm}mm`, height: `${mm}mm` }}
              >
                <ClientMark mark={mark} />
              </span>
              <span>
                <b>{title}</b> {text}
              </span>
            </li>
          ))}
        </ul>
        <p className="gus-true-note">{note}</p>
      </div>
      <figure className="gus-van">
        <Picture name={wide.media} sizes="100vw" />
        <figcaption>{wide.text}</figcaption>
      </figure>
      <div className="gus-flat">
        <figure>
          <CroppedPicture
            name={upright.media}
            sizes="(width >= 48rem) 55vw, 100vw"
            className="gus-flat-picture"
          />
          <figcaption>{upright.text}</figcaption>
        </figure>
        {beside.map(({ media, text }) => (
          <figure key={media}>
            <Picture name={media} sizes="(width >= 48rem) 50vw, 100vw" />
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
