import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-flooded-room.module.css';

interface HeroFloodedRoomProps {
  /** Picture of a room with a brass edge on its wall; hero-flooded-room.module.css has the position of the edge. */
  media: SizedPicture;
  /** Lines of the headline above the edge. */
  headingLines: readonly string[];
  /** End of the headline, below the edge. */
  headingEnd: string;
  /** Text on the height of the edge. */
  label: string;
  card: { heading: string; text: string };
  action: { title: string; link: string };
}

/** Picture of a flooded room: the headline is above a brass edge, its end below, mirrored in the water. */
export function HeroFloodedRoom({
  media,
  headingLines,
  headingEnd,
  label,
  card,
  action,
}: HeroFloodedRoomProps) {
  return (
    <section data-first-screen="" className={styles.section}>
      <div className={styles.room}>
        <Picture {...media} priority className={styles.picture} imgClassName="size-full" />
        <h1 className={`${styles.text} font-medium`}>
          <span className={styles.above}>
            {headingLines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
          <span className={styles.below}>{headingEnd}</span>
        </h1>
        <p className={`${styles.mirrored} font-display font-medium`} aria-hidden="true">
          {headingEnd}
        </p>
        <p className={styles.label}>{label}</p>
      </div>
      <div className={styles.card}>
        <p className={`${styles.cardName} font-display`}>{card.heading}</p>
        <p>{card.text}</p>
        <Button href={action.link}>{action.title}</Button>
      </div>
    </section>
  );
}
