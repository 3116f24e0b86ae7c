import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-weaver.css';

interface AboutWeaverProps {
  id: string;
  /** Picture of a loom with space for text in its upper half. */
  media: PictureName;
  heading: string;
  text: readonly string[];
}

/** Renders the weaver's biography over a picture of her loom. */
export function AboutWeaver({ id, media, heading, text }: AboutWeaverProps) {
  return (
    <section id={id} className="weaver">
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 180vw"
        className="weaver-picture"
      />
      <div className="weaver-words">
        <h2 className="weaver-heading">{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </section>
  );
}
