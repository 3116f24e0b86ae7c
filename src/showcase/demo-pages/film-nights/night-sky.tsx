import { Picture } from '../../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../../media/sized-picture.ts';
import { filmNights } from './copy.ts';
import '../../../themes/tones.css';
import styles from './film-nights.module.css';

/** Picture of the first screen, which the page preloads. */
export const skyPicture: SizedPicture = {
  name: 'mountains-night',
  sizes: '(width >= 62rem) 105vw, (width >= 48rem) 150vh, 160vw',
};

/** First screen: a night sky that continues the dark header and fades into the page. */
export function NightSky() {
  return (
    <section data-first-screen data-tone="ink" className={styles.sky}>
      <div className="lf-container relative z-10">
        <h1 className="max-w-[7em] text-display font-bold tracking-denser">{filmNights.heading}</h1>
        <p className="mt-6 max-w-[30em] text-lead">{filmNights.lead}</p>
      </div>
      <Picture {...skyPicture} priority className={styles.skyPicture} imgClassName="h-full" />
    </section>
  );
}
