import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './team-portraits.css';

interface TeamPortraitsProps {
  id: string;
  heading: string;
  people: readonly {
    name: string;
    /** Two years, and the role. */
    role: string;
    text: string;
    media: PictureName;
    /** Description of the picture that replaces a face. */
    caption: string;
  }[];
}

/** The two photographers, each by a picture that they would take of the other: two portrait formats, not level. */
export function TeamPortraits({ id, heading, people }: TeamPortraitsProps) {
  return (
    <section id={id} className="wr-two">
      <h2 className="wr-two-heading">{heading}</h2>
      {people.map(({ name, role, text, media, caption }) => (
        <article key={name} className="wr-two-person">
          <figure>
            <Picture name={media} alt="" sizes="(width >= 48rem) 36vw, 92vw" />
            <figcaption>{caption}</figcaption>
          </figure>
          <h3 className="wr-two-name">{name}</h3>
          <p className="wr-two-role">{role}</p>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}
