import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { ClientMark } from './client-mark.tsx';
import type { MarkName } from './marks.ts';
import styles from './work-true-sizes.module.css';

interface Figure {
  img: PictureName;
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
    <section id={id} data-tone="highlight" className={styles.wall}>
      <div className={styles.intro}>
        <h2>{heading}</h2>
        <p>{lead}</p>
        <ul className={styles.roundProducts}>
          {roundProducts.map(({ mm, mark, title, text }) => (
            <li key={title}>
              <span
                className={styles.roundProduct}
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
        <p>{note}</p>
      </div>
      <figure className={styles.van}>
        <Picture name={wideFigure.img} sizes="100vw" />
        <figcaption>{wideFigure.text}</figcaption>
      </figure>
      <div className={styles.flat}>
        <figure>
          <CroppedPicture
            name={portraitFigure.img}
            sizes="(width >= 48rem) 55vw, 100vw"
            className={styles.flatPicture}
          />
          <figcaption>{portraitFigure.text}</figcaption>
        </figure>
        {otherFigures.map(({ img, text }) => (
          <figure key={img}>
            <Picture name={img} sizes="(width >= 48rem) 50vw, 100vw" />
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
