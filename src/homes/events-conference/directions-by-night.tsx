import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './directions-by-night.module.css';

interface DirectionsByNightProps {
  id: string;
  heading: string;
  /** Portrait picture of a sleeper in a room by day. */
  img: PictureName;
  trainsHeading: string;
  trainsText: string;
  caption: string;
  columns: readonly [string, string];
  trains: readonly { origin: string; arrival: string; isoTime: string }[];
  trainsNote: string;
  /** Ways to travel other than by train. */
  routes: readonly { title: string; text: string }[];
  hotelsHeading: string;
  hotels: readonly { title: string; price: string; text: string }[];
}

/** Directions: train arrivals at night, and places to sleep by day. */
export function DirectionsByNight(props: DirectionsByNightProps) {
  const { id, heading, img, columns, trains, routes, hotels } = props;
  return (
    <section id={id} className={styles.section}>
      <Picture name={img} sizes="(width >= 62rem) 42vw, 100vw" className={styles.noon} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <h3 className="text-h4">{props.trainsHeading}</h3>
        <p>{props.trainsText}</p>
        <table className={styles.board}>
          <caption>{props.caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-display font-medium">
            {trains.map(({ origin, arrival, isoTime }) => (
              <tr key={origin}>
                <th scope="row">{origin}</th>
                <td>
                  <time dateTime={isoTime}>{arrival}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{props.trainsNote}</p>
        <dl className={styles.routes}>
          {routes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.beds}>
        <h3 className="text-h3">{props.hotelsHeading}</h3>
        <dl>
          {hotels.map(({ title, price, text }) => (
            <div key={title}>
              <dt>
                {title} <b>{price}</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
