import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './process-day.css';

interface ProcessDayProps {
  id: string;
  heading: string;
  text: string;
  /** A panorama. */
  media: PictureName;
  caption: string;
  hours: readonly {
    hour: string;
    text: string;
    /** Number of frames exposed in it. */
    frames: number;
  }[];
  /** Units after a number of frames. */
  units: { none: string; several: string };
  sum: string;
}

/** Working day as a timeline below a panorama, with the number of exposed frames. */
export function ProcessDay({
  id,
  heading,
  text,
  media,
  caption,
  hours,
  units,
  sum,
}: ProcessDayProps) {
  return (
    <section id={id} className="wr-day">
      <figure className="wr-day-picture">
        <CroppedPicture name={media} sizes="100vw" className="wr-day-frame" />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="wr-day-words">
        <h2 className="wr-day-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className="wr-day-hours">
        {hours.map(({ hour, text: what, frames }) => (
          <li key={hour} style={{ '--frames': frames } as CSSProperties}>
            <b className="wr-day-hour">{hour}</b>
            <p>{what}</p>
            <p className="wr-day-frames">
              {frames === 0 ? units.none : `${frames} ${units.several}`}
            </p>
          </li>
        ))}
      </ol>
      <p className="wr-day-sum">{sum}</p>
    </section>
  );
}
