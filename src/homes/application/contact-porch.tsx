import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './contact-porch.css';

interface ContactPorchProps {
  id: string;
  /** Portrait picture of a porch in the evening. */
  media: PictureName;
  heading: string;
  text: string;
  place: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** A back porch in the evening, and a form for the location of the line. */
export function ContactPorch({ id, media, heading, text, place, children }: ContactPorchProps) {
  return (
    <section id={id} data-tone="ink" className="porch">
      <CroppedPicture name={media} sizes="(width >= 62rem) 46vw, 100vw" className="porch-view" />
      <div className="porch-words">
        <h2 className="porch-heading">{heading}</h2>
        <p className="porch-text">{text}</p>
        {children}
        <address>
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </section>
  );
}
