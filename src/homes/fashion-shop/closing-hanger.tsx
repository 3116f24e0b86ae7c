import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-hanger.module.css';
import narrowLettersStyles from './narrow-letters.module.css';

interface ClosingHangerProps {
  img: PictureName;
  heading: string;
  text: string;
}

/** Closing section over a picture of the empty tower. */
export function ClosingHanger({ img, heading, text }: ClosingHangerProps) {
  return (
    <section className={styles.section}>
      <Picture
        name={img}
        sizes="max(100vw, 66rem)"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <h2 className={`${styles.heading} ${narrowLettersStyles.heading}`}>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
