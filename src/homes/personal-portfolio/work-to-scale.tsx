import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './work-to-scale.css';

interface WorkToScaleProps {
  id: string;
  heading: string;
  /** A wall on which the works hang, numbered, all to one scale. */
  media: PictureName;
  works: readonly { title: string; size: string; text: string; price: string }[];
}

/** A wall from edge to edge on which all works hang to one scale, and their numbered list on its floor. */
export function WorkToScale({ id, heading, media, works }: WorkToScaleProps) {
  return (
    <section id={id} className="wall">
      <h2 className="wall-heading font-extrabold">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys as well */}
      <section className="wall-view" aria-label={heading} tabIndex={0}>
        <Picture name={media} sizes="max(100vw, 62rem)" className="wall-picture" />
      </section>
      <ol className="wall-works">
        {works.map(({ title, size, text, price }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="wall-size">{size}</p>
            <p>{text}</p>
            <p className="wall-price">{price}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
