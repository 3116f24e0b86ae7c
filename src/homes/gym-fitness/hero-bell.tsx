import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-bell.module.css';

interface HeroBellProps {
  /** Portrait picture of a kettlebell on a transparent background. */
  media: SizedPicture;
  /** Words of the headline; the kettlebell overlaps the last. */
  words: readonly [string, string, string];
  text: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
}

/** Headline of three very large words, and a kettlebell in front. */
export function HeroBell({ media, words, text, action, secondaryAction }: HeroBellProps) {
  return (
    <section data-first-screen="" className={styles.bell}>
      <div className={styles.stage}>
        <h1 className={`${styles.content} font-extrabold`}>
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <Picture {...media} priority className={styles.picture} />
      </div>
      <div className={styles.foot}>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          <Button href={action.link}>{action.title}</Button>
          <Button href={secondaryAction.link} tone="quiet">
            {secondaryAction.title}
          </Button>
        </p>
      </div>
    </section>
  );
}
