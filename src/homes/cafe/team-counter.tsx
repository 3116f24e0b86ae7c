import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './team-counter.css';

interface TeamCounterProps {
  id: string;
  /** A counter from the front: a machine at its left, pastry in the middle, a plant at its right. */
  media: PictureName;
  heading: string;
  /** From the left to the right, under their own things. */
  people: readonly { name: string; what: string; text: string }[];
}

/** The counter with nobody behind it, and under each item on it its owner. */
export function TeamCounter({ id, media, heading, people }: TeamCounterProps) {
  return (
    <section id={id} className="crew">
      <CroppedPicture name={media} sizes="100vw" className="crew-picture" />
      <h2 className="crew-heading">{heading}</h2>
      <ul className="crew-row">
        {people.map(({ name, what, text }) => (
          <li key={name}>
            <h3 className="text-h3">{name}</h3>
            <p className="crew-what">{what}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
