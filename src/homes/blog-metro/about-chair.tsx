import { TilePicture } from './tile-picture.tsx';
import './tile-grid.css';
import './about-chair.css';

interface AboutChairProps {
  id: string;
  heading: string;
  /** Paragraphs; the first is set large. */
  text: readonly string[];
  /** Id of the tile pattern beside the text. */
  pattern: string;
}

/** Text on the readings in the workshop, beside a column of tiles of the same height. */
export function AboutChair({ id, heading, text, pattern }: AboutChairProps) {
  const [leadParagraph, ...otherParagraphs] = text;
  return (
    <section id={id} className="losa-grid losa-chair">
      <div className="losa-chair-words">
        <h2 className="losa-chair-heading">{heading}</h2>
        <p className="losa-chair-first">{leadParagraph}</p>
        {otherParagraphs.map((paragraph) => (
          <p key={paragraph} className="losa-words">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="losa-carpet">
        {Array.from({ length: 12 }, (_, index) => (
          <TilePicture key={index} pattern={pattern} />
        ))}
      </div>
    </section>
  );
}
