import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './hero-hem.module.css';
import moveStyles from './hero-hem-move.module.css';

interface HeroHemProps {
  id: string;
  /** The heading as two lines of letters; `drop` is a letter's offset as a share of its height. */
  lines: readonly (readonly { letter: string; drop: number }[])[];
  /** The heading for screen readers. */
  heading: string;
  img: PictureName;
  sizes: string;
  text: string;
  caption: string;
  moreLink: { title: string; link: string };
}

/** Hero whose letters drop unevenly, are marked with chalk and cut level, behind a hanging slip dress. */
export function HeroHem(props: HeroHemProps) {
  const { id, lines, heading, img, sizes, text, caption, moreLink } = props;
  return (
    <section id={id} className={styles.section} data-first-screen="">
      <h1 className={styles.heading}>
        <span className="sr-only">{heading}</span>
        {lines.map((line) => (
          <span
            key={line.map(({ letter }) => letter).join('')}
            aria-hidden="true"
            className={`${moveStyles.line} ${styles.line}`}
          >
            {line.map(({ letter, drop }, index) => (
              <span
                key={index}
                className={`${moveStyles.letter} ${styles.letter}`}
                style={{ '--drop': drop } as CSSProperties}
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </h1>
      <Picture name={img} sizes={sizes} priority className={styles.slip} imgClassName="size-full" />
      <p className={styles.chalk}>{caption}</p>
      <div className={styles.text}>
        <p>{text}</p>
        <a href={moreLink.link} className={styles.moreLink}>
          {moreLink.title}
        </a>
      </div>
    </section>
  );
}
