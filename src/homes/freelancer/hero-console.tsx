import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import greenBarStyles from './green-bar.module.css';
import styles from './hero-console.module.css';

interface HeroConsoleProps {
  id: string;
  /** Picture of printer paper; its lower edge is as wide as the window. */
  media: { name: PictureName; sizes: string };
  heading: string;
  /** Introduction, by paragraphs. */
  introduction: readonly string[];
  /** The console. */
  children: ReactNode;
}

/** Hero: printer paper that continues a picture, with the headline and a console. */
export function HeroConsole({ id, media, heading, introduction, children }: HeroConsoleProps) {
  return (
    <section id={id} className={`${greenBarStyles.yardDesk} ${styles.desk}`} data-first-screen="">
      <Picture
        name={media.name}
        sizes={media.sizes}
        priority
        className={styles.deskView}
        imgClassName="size-full"
      />
      <div className={styles.deskSheet}>
        <h1 className={`${styles.deskHeading} font-bold`}>{heading}</h1>
        <div id="whoami" className={styles.introduction}>
          {introduction.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
