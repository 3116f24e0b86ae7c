import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-flag-stop.css';

interface AboutFlagStopProps {
  heading: string;
  text: readonly string[];
  /** On the picture’s lower edge, as on the back of a postcard. */
  aside: string;
  /** An upright picture. */
  media: PictureName;
}

/** Explanation of a flag stop: an upright picture that runs out of the window, and the story beside it. */
export function AboutFlagStop({ heading, text, aside, media }: AboutFlagStopProps) {
  return (
    <section className="flag-story">
      <figure className="flag-story-figure">
        <Picture name={media} sizes="(width >= 62rem) 46vw, 100vw" />
        <figcaption className="text-caption">{aside}</figcaption>
      </figure>
      <div className="flag-story-words">
        <h2 className="text-h2">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
