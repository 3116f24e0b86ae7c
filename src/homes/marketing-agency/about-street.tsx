import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import './about-street.css';

interface AboutStreetProps {
  id: string;
  /** Picture of a street with space for text in the sky. */
  media: PictureName;
  heading: string;
  text: string;
  rules: readonly string[];
}

/** Full-width picture of a town at night, with the firm's rules in the sky. */
export function AboutStreet({ id, media, heading, text, rules }: AboutStreetProps) {
  return (
    <section id={id} className="street">
      <div className="street-words">
        <h2 className="street-heading">{heading}</h2>
        <p className="text-lead">{text}</p>
        <ul>
          {rules.map((rule) => (
            <li key={rule} className="font-display">
              {rule}
            </li>
          ))}
        </ul>
      </div>
      <Picture name={media} sizes="(width >= 62rem) 100vw, 200vw" className="street-picture" />
    </section>
  );
}
