import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './booking-dusk.css';

interface BookingDuskProps {
  id: string;
  heading: string;
  text: string;
  media: PictureName;
  /** Directions. */
  directions: readonly { title: string; text: string }[];
  /** The request form. */
  children: ReactNode;
}

/**
 * Closing section with a picture of the bay after sunset: text over the sky, the request form
 * below, and directions.
 */
export function BookingDusk({ id, heading, text, media, directions, children }: BookingDuskProps) {
  return (
    <section className="booking-dusk">
      <Picture
        name={media}
        sizes="(width >= 62rem) 100vw, 42rem"
        className="booking-dusk-picture"
        imgClassName="size-full"
      />
      <div className="booking-dusk-words">
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <div id={id} className="booking-dusk-parts">
        <div className="booking-dusk-paper">{children}</div>
        <dl className="booking-dusk-way">
          {directions.map(({ title, text: directionText }) => (
            <div key={title}>
              <dt className="font-display text-h4">{title}</dt>
              <dd>{directionText}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
