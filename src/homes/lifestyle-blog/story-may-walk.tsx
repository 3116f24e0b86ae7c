import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './story-may-walk.css';

interface StoryMayWalkProps {
  id: string;
  media: PictureName;
  heading: string;
  text: readonly string[];
}

/** Text on a walk, with a full-width panorama of a valley. */
export function StoryMayWalk({ id, media, heading, text }: StoryMayWalkProps) {
  return (
    <section id={id} className="amble">
      <h2 className="amble-heading">{heading}</h2>
      <Picture
        name={media}
        sizes="100vw"
        className="amble-picture paper-white"
        imgClassName="w-full h-auto"
      />
      <div className="amble-text">
        {text.map((paragraph) => (
          <p key={paragraph.slice(0, 24)}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
