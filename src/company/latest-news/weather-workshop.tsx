import paperSheetStyles from './paper-sheet.module.css';
import storiesColumnsStyles from './stories-columns.module.css';
import { type Sky, WeatherIcon } from './weather-icon.tsx';
import styles from './weather-workshop.module.css';

interface WeatherWorkshopProps {
  heading: string;
  days: readonly { day: string; sky: Sky; text: string }[];
  note: string;
}

/** Joke weather forecast for a week in the workshop. */
export function WeatherWorkshop({ heading, days, note }: WeatherWorkshopProps) {
  return (
    <section aria-labelledby="weather-heading" className={storiesColumnsStyles.box}>
      <h2 id="weather-heading" className={paperSheetStyles.label}>
        {heading}
      </h2>
      <dl className={`${styles.weather} text-caption`}>
        {days.map(({ day, sky, text }) => (
          <div key={day}>
            <dt>
              <WeatherIcon sky={sky} />
              <span className="font-display font-bold">{day}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-caption">{note}</p>
    </section>
  );
}
