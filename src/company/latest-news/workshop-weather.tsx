import { type Sky, SkyMark } from './sky-mark.tsx';
import './workshop-weather.css';

interface WorkshopWeatherProps {
  heading: string;
  days: readonly { day: string; sky: Sky; text: string }[];
  note: string;
}

/** A forecast for a working week indoors: doors, noise and drafts, a mark for each day. */
export function WorkshopWeather({ heading, days, note }: WorkshopWeatherProps) {
  return (
    <section aria-labelledby="weather-heading" className="paper-box">
      <h2 id="weather-heading" className="paper-label">
        {heading}
      </h2>
      <dl className="weather text-caption">
        {days.map(({ day, sky, text }) => (
          <div key={day}>
            <dt>
              <SkyMark sky={sky} />
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
