import { Picture } from '../../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../../media/sized-picture.ts';
import { sundayPaper } from './copy.ts';
import { FrontBriefs } from './front-briefs.tsx';
import { FrontWeather } from './front-weather.tsx';
import '../../../themes/tones.css';
import styles from './sunday-paper.module.css';

const { date, issue, price, lead } = sundayPaper;

/** Picture of the lead story, which the page preloads. */
export const leadPicture: SizedPicture = {
  name: lead.img,
  sizes: '(width >= 62rem) 40rem, 96vw',
  ratio: '3/2',
};

/** Upper half of the front page: date line, lead story, briefs, weather. */
export function FrontLead() {
  return (
    <section data-tone="surface" className="pb-10">
      <div className="lf-container">
        {/* Content of the first screen; the text columns begin below it. */}
        <div data-first-screen>
          <p className={`${styles.dateline} text-caption font-semibold`}>
            <span>{issue}</span>
            <span>{date}</span>
            <span>{price}</span>
          </p>
          <h1 className={`${styles.headline} font-extrabold tracking-packed`}>{lead.heading}</h1>
        </div>
        <div className={styles.columns}>
          <div className={styles.middle}>
            <Picture {...leadPicture} priority />
            <p className="mt-2 text-note text-muted">{lead.caption}</p>
            <p className="mt-6 font-display text-h3 font-semibold text-balance">{lead.deck}</p>
            <p className="mt-4 text-caption font-semibold">{lead.byline}</p>
            <div className={`${styles.running} mt-3`}>
              {lead.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
          <FrontBriefs />
          <FrontWeather />
        </div>
      </div>
    </section>
  );
}
