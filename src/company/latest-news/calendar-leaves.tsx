import { newsWords } from '../../words/news.ts';
import { type ComingDay, formatLeaf } from './calendar.ts';
import styles from './calendar-leaves.module.css';
import paperSheetStyles from './paper-sheet.module.css';

interface CalendarLeavesProps {
  heading: string;
  days: readonly ComingDay[];
}

/** Coming events as calendar leaves. */
export function CalendarLeaves({ heading, days }: CalendarLeavesProps) {
  return (
    <section aria-labelledby="calendar-heading" className={styles.coming}>
      <h2 id="calendar-heading" className={paperSheetStyles.label}>
        {heading}
      </h2>
      <ol>
        {days.map(({ day, lastDay, title, text, link }) => (
          <li key={day}>
            <p className={styles.leaf}>
              <time dateTime={day}>
                <span>{formatLeaf(day).month} </span>
                <b>{formatLeaf(day).date}</b>
              </time>
              {lastDay && (
                <time dateTime={lastDay} className={styles.last}>
                  <span>
                    {` ${newsWords.to} `}
                    {formatLeaf(lastDay).month}{' '}
                  </span>
                  {formatLeaf(lastDay).date}
                </time>
              )}
            </p>
            <h3 className="text-h4 font-bold leading-snug">
              {link ? (
                <a href={link} className="lf-link inline-block pointer-coarse:py-2.5">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="mt-1 text-caption">
              <span className="sr-only">{formatLeaf(day).year}. </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
