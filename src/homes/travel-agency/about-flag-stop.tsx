import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-flag-stop.css';

interface AboutFlagStopProps {
  heading: string;
  text: readonly string[];
  /** Text on the picture’s lower edge. */
  aside: string;
  /** Portrait picture. */
  media: PictureName;
}

/** Explanation of a flag stop, beside a portrait picture. */
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
