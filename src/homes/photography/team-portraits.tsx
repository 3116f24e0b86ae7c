import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './team-portraits.css';

interface TeamPortraitsProps {
  id: string;
  heading: string;
  people: readonly {
    name: string;
    /** Years and role. */
    role: string;
    text: string;
    media: PictureName;
    /** Caption of the picture that is shown in place of a portrait. */
    caption: string;
  }[];
}

/** The two photographers, each with a portrait-format picture. */
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
