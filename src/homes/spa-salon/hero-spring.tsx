import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-spring.module.css';

interface HeroSpringProps {
  /** Picture of a hot spring with steam at the upper left. */
  media: SizedPicture;
  /** Temperature of the spring, and the rest of the headline. */
  degrees: string;
  heading: string;
  text: string;
  /** Postal address. */
  address: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
}

/** Full-screen picture of a hot spring with the headline in its steam. */
export function HeroSpring(props: HeroSpringProps) {
  const { media, degrees, heading, text, address, action, secondaryAction } = props;
  return (
    <section data-first-screen="" className={styles.spring}>
      <div className={styles.picture}>
        <Picture {...media} priority />
      </div>
      <div className={styles.content}>
        <h1 className={styles.heading}>
          <span className={styles.degrees}>{degrees}</span> <span>{heading}</span>
        </h1>
        <p className={`${styles.text} text-lead`}>{text}</p>
        <p className={styles.actions}>
          <Button href={action.link}>{action.title}</Button>
          <Button href={secondaryAction.link} tone="quiet">
            {secondaryAction.title}
          </Button>
        </p>
      </div>
      <p className={styles.place}>{address}</p>
    </section>
  );
}
