import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './mistakes-sherds.module.css';

interface MistakesSherdsProps {
  id: string;
  /** Picture of a broken plate with numbered pieces. */
  img: PictureName;
  heading: string;
  text: string;
  pieces: readonly { month: string; title: string; text: string }[];
  footnote: string;
}

/** Mistakes, each a numbered piece of a broken plate. */
export function MistakesSherds(props: MistakesSherdsProps) {
  const { id, img, heading, text, pieces, footnote } = props;
  const half = Math.floor(pieces.length / 2);
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.picture}>
        <Picture name={img} sizes="(width >= 62rem) 56vw, 116vw" />
      </div>
      {[pieces.slice(0, half), pieces.slice(half)].map((columnPieces, column) => (
        <ol key={columnPieces[0]?.title} className={styles.notes} start={column * half + 1}>
          {columnPieces.map((piece, index) => (
            <li key={piece.title} value={column * half + index + 1}>
              <span aria-hidden="true">{column * half + index + 1}</span>
              <h3>{piece.title}</h3>
              <p>
                <b>{piece.month}.</b> {piece.text}
              </p>
            </li>
          ))}
        </ol>
      ))}
      <p className={styles.foot}>{footnote}</p>
    </section>
  );
}
