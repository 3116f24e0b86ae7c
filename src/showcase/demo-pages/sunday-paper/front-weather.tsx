import '../../../themes/tones.css';
import { Picture } from '../../../elements/picture/picture.tsx';
import { sundayPaper } from './copy.ts';
import styles from './sunday-paper.module.css';

const { weather, inside, corrections, portrait } = sundayPaper;

/** Right column of the front page: weather, contents, corrections. */
export function FrontWeather() {
  const [room, ...times] = weather.columns;
  return (
    <div className={styles.right}>
      <section data-first-screen>
        <h2 className={`${styles.label} text-caption font-bold`}>{weather.heading}</h2>
        <table className="mt-3 w-full text-caption">
          <thead>
            <tr>
              <th scope="col" className="py-1 text-start font-semibold">
                {room}
              </th>
              {times.map((time) => (
                <th key={time} scope="col" className="text-end font-semibold">
                  {time}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weather.rows.map(([name, ...degrees]) => (
              <tr key={name}>
                <th scope="row" className="py-1 text-start">
                  {name}
                </th>
                {degrees.map((degree, index) => (
                  <td key={times[index]} className="text-end">
                    {degree}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-note text-muted">{weather.outlook}</p>
      </section>
      <section>
        <h2 className={`${styles.label} text-caption font-bold`}>{inside.heading}</h2>
        <ul className="mt-3">
          {inside.items.map(([title, page]) => (
            <li key={title} className="flex items-baseline gap-4 py-1">
              <span className="grow font-display text-h4 font-semibold">{title}</span>
              <span className="text-caption">{page}</span>
            </li>
          ))}
        </ul>
      </section>
      <figure>
        <Picture
          name={portrait.img}
          sizes="(width >= 62rem) 18rem, (width >= 48rem) 50vw, 96vw"
          ratio="1/1"
        />
        <figcaption className="mt-2 text-note text-muted">{portrait.caption}</figcaption>
      </figure>
      <section data-tone="accent-tint" className="p-4">
        <h2 className="text-caption font-bold">{corrections.heading}</h2>
        <p className="mt-2 text-caption">{corrections.text}</p>
      </section>
    </div>
  );
}
