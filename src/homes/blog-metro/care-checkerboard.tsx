import { TilePicture } from './tile-picture.tsx';
import './tile-grid.css';
import './care-checkerboard.css';

interface CareCheckerboardProps {
  id: string;
  heading: string;
  /** Rules, each with the id of the tile pattern beside it. */
  rules: readonly { title: string; text: string; pattern: string }[];
}

/** Care rules as a checkerboard of text and tile patterns. */
export function CareCheckerboard({ id, heading, rules }: CareCheckerboardProps) {
  return (
    <section id={id}>
      <h2 className="losa-title losa-care-heading">{heading}</h2>
      <ul className="losa-care">
        {rules.map(({ title, text, pattern }) => (
          <li key={title}>
            <div className="losa-care-words">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <TilePicture pattern={pattern} className="losa-care-tile" />
          </li>
        ))}
      </ul>
    </section>
  );
}
