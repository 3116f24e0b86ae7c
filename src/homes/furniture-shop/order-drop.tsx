import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { DayId } from './days.ts';
import './order-drop.css';

interface OrderDropProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Portrait close-up of a drop of paint in each color. */
  drops: readonly { day: DayId; media: PictureName }[];
  /** The form. */
  children: ReactNode;
}

/** Order form, beside a drop of paint in the color of the day. */
export function OrderDrop({ id, heading, text, drops, children }: OrderDropProps) {
  return (
    <section id={id} className="wetfoot daily">
      <div className="wetfoot-pictures">
        {drops.map(({ day, media }) => (
          <DropPicture key={day} day={day} media={media} />
        ))}
      </div>
      <div className="wetfoot-form">
        <h2 className="wetfoot-heading">{heading}</h2>
        {text.map((part) => (
          <p key={part} className="wetfoot-text">
            {part}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

function DropPicture({ day, media }: { day: DayId; media: PictureName }) {
  return (
    <div data-for={day} className="wetfoot-picture">
      <Picture
        name={media}
        sizes="(width >= 62rem) 73vw, 100vw"
        className="size-full"
        imgClassName="size-full"
      />
    </div>
  );
}
