import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-town.module.css';

interface HeroTownProps {
  id: string;
  /** Two lines of the heading. */
  heading: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Legend of the searches. */
  legend: string;
  /** Search queries, each with its shop in the picture and a remark on the shop's search result. */
  searches: readonly {
    spot: 'bread' | 'drugs' | 'bikes' | 'keys';
    query: string;
    remark: string;
  }[];
  /** Picture of the town in one color. */
  media: SizedPicture;
  /** Picture of the shops in color, on a transparent background. */
  colorMedia: SizedPicture;
}

/** Town from above in one color; choosing a query highlights its shop in color. */
export function HeroTown(props: HeroTownProps) {
  const { id, heading, lead, action, legend, searches, media, colorMedia } = props;
  return (
    <section id={id} data-first-screen="" className={styles.hero}>
      <div className={styles.stage}>
        <Picture {...media} priority className={styles.layer} imgClassName="size-full" />
        <span className={styles.beam} aria-hidden="true" />
        <span className={styles.pool} aria-hidden="true" />
        <Picture
          {...colorMedia}
          alt=""
          className={`${styles.layer} ${styles.lit}`}
          imgClassName="size-full"
        />
        <h1 className={`${styles.heading} font-extrabold`}>
          <span>{heading[0]}</span> <span>{heading[1]}</span>
        </h1>
      </div>
      <div className={styles.text}>
        <p className="text-lead">{lead}</p>
        <p className="mt-5">
          <Button href={action.link} tone="ink">
            {action.title}
          </Button>
        </p>
      </div>
      <fieldset className={styles.search}>
        <legend className="sr-only">{legend}</legend>
        <p className={styles.typing} aria-hidden="true">
          {legend}
        </p>
        <div className={styles.queries}>
          {searches.map(({ spot, query }, index) => (
            <label key={spot}>
              <input
                type="radio"
                name="town-search"
                value={spot}
                defaultChecked={index === 0}
                aria-describedby={`town-${spot}`}
              />
              <span>{query}</span>
            </label>
          ))}
        </div>
        <div className={styles.found}>
          {searches.map(({ spot, remark }) => (
            <p key={spot} id={`town-${spot}`} data-spot={spot}>
              {remark}
            </p>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
