import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import heroTableStyles from './hero-table.module.css';
import styles from './story-may-walk.module.css';

interface StoryMayWalkProps {
  id: string;
  img: PictureName;
  heading: string;
  text: readonly string[];
}

/** Text on a walk, with a full-width panorama of a valley. */
export function StoryMayWalk({ id, img, heading, text }: StoryMayWalkProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <Picture
        name={img}
        sizes="100vw"
        className={`${styles.picture} ${heroTableStyles.paperWhite}`}
        imgClassName="w-full h-auto"
      />
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph.slice(0, 24)}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
