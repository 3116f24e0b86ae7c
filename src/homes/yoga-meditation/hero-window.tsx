import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-window.module.css';

interface HeroWindowProps {
  id: string;
  /** Three words: before the window, in it, and behind it. */
  heading: readonly [before: string, within: string, behind: string];
  lead: string;
  action: { title: string; link: string };
  aside: { text: string; action: { title: string; link: string } };
  /** Portrait picture, 2:3. */
  media: SizedPicture;
}

/** Hero with an arched window; the headline passes through it, one word is behind. */
export function HeroWindow({ id, heading, lead, action, aside, media }: HeroWindowProps) {
  const [before, within, behind] = heading;
  return (
    <section id={id} data-first-screen="" className={styles.hero}>
      <div className={styles.heroWall}>
        <Picture {...media} priority className={styles.heroView} />
        <h1 className={styles.heroHeading}>
          <span>{before}</span> <span>{within}</span> <span>{behind}</span>
        </h1>
        <div className={styles.heroLead}>
          <p className="text-lead">{lead}</p>
          <p className="mt-6">
            <Button href={action.link}>{action.title}</Button>
          </p>
        </div>
        <div className={styles.heroAside}>
          <p>{aside.text}</p>
          <p className="mt-3">
            <a href={aside.action.link} className="lf-link inline-flex min-h-11 items-center">
              {aside.action.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
