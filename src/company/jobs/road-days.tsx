import { weekdayName } from '../../content/formats.ts';
import type { ExhibitOf } from '../../content/schema/job-exhibit.ts';
import { weekdays } from '../../content/weekdays.ts';
import styles from './road-days.module.css';
import { workWeeksOf } from './work-weeks.ts';

/**
 * Work days of a month as a calendar, and a list of the days on the road with their places.
 *
 * Styling hook: `data-selected` on a day on the road.
 */
export function RoadDays({ caption, month, days }: ExhibitOf<'road-days'>) {
  const travelDays = new Set(days.map(({ day }) => day));
  return (
    <figure className={styles.roadDays}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {weekdays.slice(0, 5).map((weekday, index) => (
              <th key={weekday} scope="col">
                <abbr title={weekdayName(index)}>{weekdayName(index, 'short').slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workWeeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, weekday) => (
                <td
                  key={weekdays[weekday]}
                  data-selected={day !== undefined && travelDays.has(day) ? '' : undefined}
                >
                  {day}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol>
        {days.map(({ day, place }) => (
          <li key={day}>
            <b>{day}</b> {place}
          </li>
        ))}
      </ol>
    </figure>
  );
}
