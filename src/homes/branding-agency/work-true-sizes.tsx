import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { ClientMark } from './client-mark.tsx';
import type { MarkName } from './marks.ts';
import styles from './work-true-sizes.module.css';

interface Figure {
  media: PictureName;
  text: string;
}

interface WorkTrueSizesProps {
  id: string;
  heading: string;
  lead: string;
  /** Round products at true size; diameters in millimeters. */
  roundProducts: readonly { mm: number; mark: MarkName; title: string; text: string }[];
  note: string;
  /** Full-width picture. */
  wideFigure: Figure;
  /** Portrait picture. */
  portraitFigure: Figure;
  /** Pictures beside the portrait one. */
  otherFigures: readonly Figure[];
}

/** Uses of a logo at true size, from a dot to the side of a van. */
export function WorkTrueSizes(props: WorkTrueSizesProps) {
  const { id, heading, lead, roundProducts, note, wideFigure } = props;
  const { portraitFigure, otherFigures } = props;
  return (
    <section id={id} data-tone="highlight" className={styles.thingsWall}>
      <div className={styles.trueWords}>
        <h2>{heading}</h2>
        <p>{lead}</p>
        <ul className={styles.rounds}>
          {roundProducts.map(({ mm, mark, title, text }) => (
            <li key={title}>
              <span
                className={styles.round}
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
      <figure className={styles.van}>
        <Picture name={wideFigure.media} sizes="100vw" />
        <figcaption>{wideFigure.text}</figcaption>
      </figure>
      <div className={styles.flat}>
        <figure>
          <CroppedPicture
            name={portraitFigure.media}
            sizes="(width >= 48rem) 55vw, 100vw"
            className={styles.flatPicture}
          />
          <figcaption>{portraitFigure.text}</figcaption>
        </figure>
        {otherFigures.map(({ media, text }) => (
          <figure key={media}>
            <Picture name={media} sizes="(width >= 48rem) 50vw, 100vw" />
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
