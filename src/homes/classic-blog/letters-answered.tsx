import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import handwritingStyles from './handwriting/handwriting.module.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import type { Letter } from './letters.ts';
import styles from './letters-answered.module.css';

interface LettersAnsweredProps {
  id: string;
  /** Portrait picture of a lit window at night. */
  img: PictureName;
  heading: string;
  text: string;
  letters: readonly Letter[];
}

/** Readers' letters, each with a large handwritten answer. */
export function LettersAnswered({ id, img, heading, text, letters }: LettersAnsweredProps) {
  return (
    <section id={id} className={styles.answered}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 44vw, 100vw" className={styles.picture} />
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.list}>
        {letters.map(({ question, sender, answer }) => (
          <li key={question} className={styles.letter}>
            <p className={styles.question}>{question}</p>
            <p className={styles.sender}>{sender}</p>
            <p className={`${styles.hand} ${handwritingStyles.broad}`}>
              <HandwrittenWords text={answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
