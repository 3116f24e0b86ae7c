import { Picture } from '../../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../../media/sized-picture.ts';
import { mendingCounter } from './copy.ts';
import '../../../themes/tones.css';
import styles from './mending-counter.module.css';

const { heading, lead } = mendingCounter;

/** Picture of the shop window, which the page preloads. */
export const windowPicture: SizedPicture = {
  name: 'workshop-bench',
  sizes: '(width >= 48rem) 100vw, 150vw',
};

/** Front of a shop: name, awning and window. */
export function ShopWindow() {
  return (
    <section data-first-screen data-tone="paper">
      <div data-tone="deep" className={styles.sign}>
        <div className="lf-container grid items-end gap-x-6 gap-y-5 lg:grid-cols-12">
          <h1 className="text-display font-bold tracking-denser lg:col-span-8">{heading}</h1>
          <p className="max-w-[26em] text-lead lg:col-span-4 lg:pb-1">{lead}</p>
        </div>
      </div>
      <div className={styles.window}>
        <Picture {...windowPicture} priority imgClassName="h-full" />
        <div aria-hidden="true" className={styles.awning} />
      </div>
    </section>
  );
}
