import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './services-balance.module.css';

interface BalanceEnd {
  figure: string;
  title: string;
  text: string;
}

interface ServicesBalanceProps {
  id: string;
  heading: string;
  /** Picture of a pair of scales whose pans are at 22 and 78 percent of the width. */
  img: PictureName;
  left: BalanceEnd;
  right: BalanceEnd;
  text: string;
}

/** Positions of the figures above the pans, from 992 px on. */
const figurePositions: readonly CSSProperties[] = [
  { '--left': '10.5%', '--up': '84%' } as CSSProperties,
  { '--left': '67%', '--up': '91%' } as CSSProperties,
];

/** Picture of a pair of scales as a diagram: a figure above each pan, its explanation below. */
export function ServicesBalance({ id, heading, img, left, right, text }: ServicesBalanceProps) {
  return (
    <section id={id} data-tone="deep" className={styles.ends}>
      <h2 className={`${styles.heading} lf-container text-h2 font-bold`}>{heading}</h2>
      <div className={styles.board}>
        <Picture name={img} sizes="(width >= 100rem) 1600px, 100vw" className={styles.picture} />
        {[left, right].map((end, index) => (
          <div key={end.title} className={styles.end} style={figurePositions[index]}>
            <p className={`${styles.figure} font-display`}>
              {end.figure}
              <small>%</small>
            </p>
            <h3 className="mt-3 text-h4 font-semibold">{end.title}</h3>
            <p className="mt-1 text-muted">{end.text}</p>
          </div>
        ))}
      </div>
      <p className={`${styles.text} lf-container text-lead`}>{text}</p>
    </section>
  );
}
