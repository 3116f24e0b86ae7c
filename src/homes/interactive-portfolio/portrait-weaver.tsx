import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './portrait-weaver.css';

interface PortraitWeaverProps {
  id: string;
  /** A loom, its upper half bare and dark. */
  media: PictureName;
  heading: string;
  text: readonly string[];
}

/** Renders the weaver's text on the bare warp of her loom. */
export function PortraitWeaver({ id, media, heading, text }: PortraitWeaverProps) {
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
