import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-hanger.css';
import './narrow-letters.css';

interface ClosingHangerProps {
  media: PictureName;
  heading: string;
  text: string;
}

/** Closing section over a picture of the empty tower. */
export function ClosingHanger({ media, heading, text }: ClosingHangerProps) {
  return (
    <section className="bareline">
      <Picture
        name={media}
        sizes="max(100vw, 66rem)"
        className="bareline-picture"
        imgClassName="size-full"
      />
      <div className="bareline-words">
        <h2 className="bareline-heading">{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
