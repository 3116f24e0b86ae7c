import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-valley.module.css';
import { HeroValleyLantern } from './hero-valley-lantern.tsx';
import { HeroValleyTrain } from './hero-valley-train.tsx';

interface HeroValleyProps {
  id: string;
  /** Two lines of the heading. */
  heading: readonly [first: string, second: string];
  lead: string;
  action: { title: string; link: string };
  /** Layers of the picture, from back to front. */
  pictures: {
    sky: SizedPicture;
    far: SizedPicture;
    river: SizedPicture;
    left: SizedPicture;
    right: SizedPicture;
  };
}

/**
 * Parallax picture of a valley at dusk in five layers, with a train and a person with
 * a lantern.
 */
export function HeroValley({ id, heading, lead, action, pictures }: HeroValleyProps) {
  const [first, second] = heading;
  return (
    <section id={id} data-first-screen="" className={styles.valley}>
      <Picture {...pictures.sky} alt="" priority className={`${styles.layer} ${styles.sky}`} />
      <h1 className={styles.heading}>
        {first} <span>{second}</span>
      </h1>
      <Picture {...pictures.far} priority className={`${styles.layer} ${styles.far}`} />
      <div className={`${styles.layer} ${styles.river}`}>
        <Picture {...pictures.river} alt="" priority />
        <HeroValleyTrain />
      </div>
      <Picture {...pictures.left} alt="" priority className={`${styles.bank} ${styles.left}`} />
      <Picture {...pictures.right} alt="" priority className={`${styles.bank} ${styles.right}`} />
      <div className={`${styles.layer} ${styles.river}`}>
        <HeroValleyLantern />
      </div>
      <div className={styles.text}>
        <p className="text-lead">{lead}</p>
        <Button href={action.link} size="lg">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
