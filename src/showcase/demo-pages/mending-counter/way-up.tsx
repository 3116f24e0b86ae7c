import { Picture } from '../../../elements/picture/picture.tsx';
import { mendingCounter } from './copy.ts';
import '../../../themes/tones.css';
import styles from './mending-counter.module.css';

const { hours, arrival } = mendingCounter;

/** Directions on a full-width map, with a card of the opening hours. */
export function DirectionsMap() {
  return (
    <section data-tone="paper">
      <div className={styles.map}>
        <Picture
          name="map-town"
          sizes="(width >= 48rem) 100vw, 130vw"
          className={styles.mapPicture}
          imgClassName="h-full"
        />
        <div className={styles.card}>
          <h2 className="text-h3 font-bold">{hours.heading}</h2>
          <dl className="mt-4 tabular-nums">
            {hours.week.map(({ day, open, text }) => (
              <div key={day} data-closed={!open || undefined}>
                <dt className="font-semibold">{day}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="lf-container lf-section-tight grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2 font-bold">{arrival.heading}</h2>
          <p className="mt-4">{arrival.place}</p>
          <a
            href={arrival.directions.link}
            className="lf-link flex min-h-11 w-fit items-center font-semibold"
          >
            {arrival.directions.title}
          </a>
        </div>
        <ol className={`${styles.stairs} lg:col-span-8`}>
          {arrival.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
