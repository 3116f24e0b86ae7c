import { type Sky, WeatherIcon } from './weather-icon.tsx';
import './weather-workshop.css';

interface WeatherWorkshopProps {
  heading: string;
  days: readonly { day: string; sky: Sky; text: string }[];
  note: string;
}

/** Joke weather forecast for a week in the workshop. */
export function WeatherWorkshop({ heading, days, note }: WeatherWorkshopProps) {
  return (
    <section aria-labelledby="weather-heading" className="paper-box">
      <h2 id="weather-heading" className="paper-label">
        {heading}
      </h2>
      <dl className="weather text-caption">
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
