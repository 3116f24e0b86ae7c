import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-bus.css';

interface ClosingBusProps {
  id: string;
  media: PictureName;
  heading: string;
  text: string;
}

/** Closing section with a picture. */
export function ClosingBus({ id, media, heading, text }: ClosingBusProps) {
  return (
    <section id={id} className="unfinished">
      <h2 className="unfinished-heading">{heading}</h2>
      <Picture
        name={media}
        sizes="(width >= 48rem) 76vw, 130vw"
        className="unfinished-picture paper-white"
        imgClassName="w-full h-auto"
      />
      <p className="unfinished-text">{text}</p>
    </section>
  );
}
