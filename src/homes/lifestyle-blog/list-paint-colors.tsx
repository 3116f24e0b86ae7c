import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './list-paint-colors.css';

interface ListPaintColorsProps {
  id: string;
  media: PictureName;
  heading: string;
  text: string;
  pans: readonly { color: string; name: string; note: string }[];
}

/** Close-up of a paint box, and the names of its colors. */
export function ListPaintColors({ id, media, heading, text, pans }: ListPaintColorsProps) {
  return (
    <section id={id} className="pigments">
      <div className="pigments-head">
        <h2 className="pigments-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <Picture
        name={media}
        sizes="(width >= 48rem) 62vw, 100vw"
        className="pigments-picture paper-white"
        imgClassName="w-full h-auto"
      />
      <ul className="pigments-names">
        {pans.map(({ color, name, note }) => (
          <li key={name} style={{ '--pan': color } as CSSProperties}>
            <b className="pigments-name">{name}</b> {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
