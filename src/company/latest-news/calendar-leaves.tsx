import { newsWords } from '../../words/news.ts';
import { type ComingDay, leafOf } from './calendar.ts';
import './calendar-leaves.css';

interface CalendarLeavesProps {
  heading: string;
  days: readonly ComingDay[];
}

/** Coming events as calendar leaves. */
export function CalendarLeaves({ heading, days }: CalendarLeavesProps) {
  return (
    <section aria-labelledby="calendar-heading" className="coming">
      <h2 id="calendar-heading" className="paper-label">
        {heading}
      </h2>
      <ol>
        {days.map(({ day, last, title, text, link }) => (
          <li key={day}>
            <p className="coming-leaf">
              <time dateTime={day}>
                <span>{leafOf(day).month} </span>
                <b>{leafOf(day).date}</b>
              </time>
              {last && (
                <time dateTime={last} className="coming-last">
                  <span>
                    {` ${newsWords.to} `}
                    {leafOf(last).month}{' '}
                  </span>
                  {leafOf(last).date}
                </time>
              )}
            </p>
            <h3 className="text-h4 font-bold leading-snug">
              {link ? (
                <a href={link} className="link inline-block pointer-coarse:py-2.5">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="mt-1 text-caption">
              <span className="sr-only">{leafOf(day).year}. </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
