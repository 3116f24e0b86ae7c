import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './stamp-heights.css';
import './order-tracing.css';

interface OrderTracingProps {
  id: string;
  heading: string;
  text: string;
  /** Picture of a stamp beside the form. */
  media: PictureName;
  /** The form. */
  children: ReactNode;
}

/** Order form for a custom face value, on the same background as the editor above. */
export function OrderTracing({ id, heading, text, media, children }: OrderTracingProps) {
  return (
    <section id={id} className="by-tracing">
      <div>
        <h2 className="by-tracing-heading">{heading}</h2>
        <p>{text}</p>
        <Picture
          name={media}
          alt=""
          sizes="(width >= 62rem) 17vw, 1px"
          className="by-tracing-stamp height-1"
        />
      </div>
      {children}
    </section>
  );
}
