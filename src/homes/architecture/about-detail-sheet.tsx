import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './about-detail-sheet.module.css';
import { TitleBlock } from './title-block.tsx';

interface AboutDetailSheetProps {
  id: string;
  heading: string;
  text: string;
  /** The drawn construction detail. */
  media: SizedPicture;
  /** Small cells of the title block. */
  cells: readonly string[];
  /** Explanations of the numbers in the drawing. */
  notes: readonly { mark: string; text: string }[];
  /** Text on a second detail, without a drawing. */
  secondDetail: { heading: string; text: string };
}

/** Full-width construction detail at true scale, with its numbers explained. */
export function AboutDetailSheet(props: AboutDetailSheetProps) {
  const { id, heading, text, media, cells, notes, secondDetail } = props;
  return (
    <section id={id} className={styles.detail}>
      <figure className={styles.drawing}>
        <CroppedPicture {...media} className={styles.picture} />
        <figcaption>
          <TitleBlock cells={cells} className={styles.block}>
            <ol className={styles.notes}>
              {notes.map((note) => (
                <li key={note.mark}>
                  <b>{note.mark}</b> {note.text}
                </li>
              ))}
            </ol>
          </TitleBlock>
        </figcaption>
      </figure>
      <div className={styles.text}>
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-5">{text}</p>
        <h3 className="mt-10 text-h4 font-semibold">{secondDetail.heading}</h3>
        <p className="mt-2">{secondDetail.text}</p>
      </div>
    </section>
  );
}
