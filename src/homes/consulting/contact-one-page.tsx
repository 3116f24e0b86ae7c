import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './contact-one-page.css';

interface ContactOnePageProps {
  id: string;
  /** Panorama on a transparent background. */
  media: PictureName;
  heading: string;
  text: string;
  addressLines: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Contact form like a sheet of paper, below a picture of a long table. */
export function ContactOnePage(props: ContactOnePageProps) {
  const { id, media, heading, text, addressLines, children } = props;
  return (
    <section id={id} className="one-page">
      <div className="one-page-view">
        <Picture name={media} sizes="(width >= 48rem) 100vw, 190vw" className="one-page-table" />
      </div>
      <div className="one-page-words">
        <h2>{heading}</h2>
        <p>{text}</p>
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div className="one-page-form">{children}</div>
    </section>
  );
}
