import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-ceiling.module.css';

interface GalleryCeilingProps {
  id: string;
  /** Picture with space for text in its upper left corner. */
  img: PictureName;
  heading: string;
  text: string;
  /** Question about the picture. */
  question: string;
  answer: string;
}

/** Full-width picture of a ceiling from below, with a short text. */
export function GalleryCeiling(props: GalleryCeilingProps) {
  const { id, img, heading, text, question, answer } = props;
  return (
    <section id={id} className={styles.ceiling}>
      <div className={styles.inner}>
        <Picture
          name={img}
          sizes="(width >= 48rem) 104vw, 100vw"
          className={styles.picture}
          imgClassName="size-full"
        />
        <div className={styles.text}>
          <h2 className="text-h1 font-semibold">{heading}</h2>
          <p>{text}</p>
          <details>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        </div>
      </div>
    </section>
  );
}
