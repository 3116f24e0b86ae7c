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
  addressLines: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form beside a portrait picture. */
export function ContactPorch(props: ContactPorchProps) {
  const { id, media, heading, text, addressLines, children } = props;
  return (
    <section id={id} data-tone="ink" className="porch">
      <CroppedPicture name={media} sizes="(width >= 62rem) 46vw, 100vw" className="porch-view" />
      <div className="porch-words">
        <h2 className="porch-heading">{heading}</h2>
        <p className="porch-text">{text}</p>
        {children}
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </section>
  );
}
