import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-house.module.css';

interface HeroHouseProps {
  id: string;
  /** Text on a slip of paper above the heading. */
  slip: string;
  heading: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
  /** Picture of the curtain at the right. */
  curtain: PictureName;
  /** Full-width picture of the audience in front. */
  media: SizedPicture;
}

/** Hero like a stage: the headline, a curtain beside it, and the audience in front. */
export function HeroHouse(props: HeroHouseProps) {
  const { id, slip, heading, lead, action, secondaryAction, curtain, media } = props;
  const [first, last] = heading;
  return (
    <section id={id} data-first-screen="" className={styles.stage}>
      <Picture
        name={curtain}
        sizes="(width >= 62rem) 54vw, (width >= 48rem) 62vw, 100vw"
        alt=""
        priority
        className={styles.curtain}
      />
      <div className={styles.text}>
        <h1 className={styles.heading}>
          <span className={styles.slip}>{slip}</span> <span>{first}</span> <span>{last}</span>
        </h1>
        <p className={`${styles.lead} text-lead`}>{lead}</p>
        <p className={styles.actions}>
          <Button href={action.link}>{action.title}</Button>
          <a href={secondaryAction.link} className="lf-link inline-flex min-h-11 items-center">
            {secondaryAction.title}
          </a>
        </p>
      </div>
      <Picture {...media} priority className={styles.house} />
    </section>
  );
}
