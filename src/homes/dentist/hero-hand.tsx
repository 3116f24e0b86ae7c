import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-hand.module.css';

interface HeroHandProps {
  /** Picture of a hand on the right; the narrow version has space at the top. */
  media: SizedPicture;
  /** Lines of the headline. */
  lines: readonly string[];
  text: string;
  addressLines: readonly string[];
  /** Card over the lower edge. */
  children: ReactNode;
}

/** Hero with a raised clay hand, the headline beside it, and a card over the lower edge. */
export function HeroHand({ media, lines, text, addressLines, children }: HeroHandProps) {
  return (
    <section data-first-screen="" className={styles.hero}>
      <div className={styles.heroStage}>
        <Picture {...media} priority className={styles.heroPicture} imgClassName="size-full" />
        <div className={styles.heroContent}>
          <h1 className="font-semibold">
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
        </div>
      </div>
      <div className={styles.heroFoot}>
        {children}
        <p className={styles.heroText}>{text}</p>
        <p className={styles.heroPlace}>
          {addressLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
    </section>
  );
}
