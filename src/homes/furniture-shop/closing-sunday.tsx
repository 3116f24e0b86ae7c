import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-sunday.css';

interface ClosingSundayProps {
  media: PictureName;
  heading: string;
  text: string;
}

/** Closing section with a picture of an unpainted chair. */
export function ClosingSunday({ media, heading, text }: ClosingSundayProps) {
  return (
    <section className="on-primer whiteday">
      <div className="whiteday-picture">
        <Picture name={media} sizes="100vw" className="size-full" imgClassName="size-full" />
      </div>
      <div className="whiteday-words">
        <h2 className="whiteday-heading">{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
