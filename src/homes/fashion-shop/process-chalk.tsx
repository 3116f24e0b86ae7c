import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import narrowLettersStyles from './narrow-letters.module.css';
import styles from './process-chalk.module.css';

interface ProcessChalkProps {
  id: string;
  img: PictureName;
  heading: string;
  /** Steps in their order. */
  steps: readonly { title: string; text: string }[];
}

/** Close-up of a hem with its chalked line; below it the steps of leveling. */
export function ProcessChalk({ id, img, heading, steps }: ProcessChalkProps) {
  return (
    <section id={id} className={styles.chalked}>
      <h2 className={`${narrowLettersStyles.heading} ${styles.heading}`}>{heading}</h2>
      <Picture
        name={img}
        sizes="(width >= 62rem) 116vw, (width >= 48rem) 140vw, 114vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <dl className={styles.steps}>
        {steps.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
