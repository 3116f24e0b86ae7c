import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-hanger.module.css';
import narrowLettersStyles from './narrow-letters.module.css';

interface ClosingHangerProps {
  media: PictureName;
  heading: string;
  text: string;
}

/** Closing section over a picture of the empty tower. */
export function ClosingHanger({ media, heading, text }: ClosingHangerProps) {
  return (
    <section className={styles.bareline}>
      <Picture
        name={media}
        sizes="max(100vw, 66rem)"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.words}>
        <h2 className={`${styles.heading} ${narrowLettersStyles.barelineHeading}`}>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
