import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import styles from './gallery-yarn.module.css';
import type { Night } from './night.ts';

interface GalleryYarnProps {
  id: string;
  heading: string;
  text: string;
  nights: readonly Night[];
}

/** Links to all nights as pictures of yarn on cards, in a diagonal grid. */
export function GalleryYarn({ id, heading, text, nights }: GalleryYarnProps) {
  return (
    <section id={id} className={styles.yarn}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.cards}>
        {nights.map(({ id: name, title, yarnPicture }, index) => (
          <li key={name} style={{ '--step': index } as CSSProperties}>
            <a href={`#${name}`} className={styles.card}>
              <Picture
                name={yarnPicture}
                alt=""
                sizes="(width >= 48rem) 11vw, 30vw"
                className={styles.picture}
                imgClassName="size-full"
              />
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
