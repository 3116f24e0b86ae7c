import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-clothesline.module.css';
import scrollStyles from './hero-clothesline-scroll.module.css';
import { HeroPhone } from './hero-phone.tsx';

interface HeroClotheslineProps {
  id: string;
  heading: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Note on the price. */
  priceNote: string;
  /** Name of the list of hours. */
  hoursLabel: string;
  hours: readonly { clock: string; title: string; text: string }[];
  /** Full-width picture of a town under an open sky. */
  media: SizedPicture;
  /** Screens of the back, the middle and the front phone; each has one for every hour. */
  screens: readonly { kind: 'line' | 'sky' | 'answer'; names: readonly PictureName[] }[];
}

/** Three phones on a clothesline over a town, sticky while the hours of a day scroll past; their screens change with the hour. */
export function HeroClothesline(props: HeroClotheslineProps) {
  const { id, heading, lead, action, priceNote, hoursLabel, hours, media, screens } = props;
  const answerScreens = screens.find(({ kind }) => kind === 'answer')?.names ?? [];
  return (
    <section id={id} data-first-screen="" className={`${scrollStyles.section} ${styles.section}`}>
      <div className={`${scrollStyles.stage} ${styles.stage}`}>
        {hours.slice(1).map(({ clock }, index) => (
          <span
            key={clock}
            className={`${scrollStyles.sky} ${styles.sky}`}
            data-hour={index + 2}
            aria-hidden="true"
          />
        ))}
        <Picture {...media} priority className={styles.town} />
        <div className={styles.room}>
          <div className={styles.plane}>
            <svg
              viewBox="0 0 200 20"
              preserveAspectRatio="none"
              className={styles.line}
              aria-hidden="true"
            >
              <path d="M0 9Q22 13 44 9T88 10T132 9T200 8" vectorEffect="non-scaling-stroke" />
            </svg>
            {screens.map(({ kind, names }) => (
              <HeroPhone key={kind} kind={kind} names={names} />
            ))}
          </div>
        </div>
      </div>
      <div className={`${scrollStyles.text} ${styles.text}`}>
        <h1 className={`${styles.heading} font-extrabold`}>
          <span>{heading[0]}</span> <span>{heading[1]}</span>
        </h1>
        <div className={styles.note}>
          <p className={`${styles.lead} text-lead`}>{lead}</p>
          <p className={styles.action}>
            <Button href={action.link} tone="ink" size="lg">
              {action.title}
            </Button>
          </p>
          <p className={styles.aside}>{priceNote}</p>
        </div>
      </div>
      <ol className={`${scrollStyles.hours} ${styles.hours}`} aria-label={hoursLabel}>
        {hours.map(({ clock, title, text }, index) => {
          const name = answerScreens[index];
          return (
            <li key={clock} className={`${scrollStyles.hour} ${styles.hour}`} data-hour={index + 1}>
              <div className={`${scrollStyles.slip} ${styles.slip}`}>
                <p className={`${scrollStyles.clock} ${styles.clock} font-display`}>{clock}</p>
                <h2 className={`${styles.title} text-h3`}>{title}</h2>
                <p>{text}</p>
              </div>
              {name && (
                <div className={`${scrollStyles.picture} ${styles.picture}`}>
                  <Picture name={name} sizes="(width >= 48rem) 19rem, 17rem" />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
