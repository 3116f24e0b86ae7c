import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './gallery-sand.css';

interface GallerySandProps {
  id: string;
  /** Picture of all kites on the beach. */
  media: PictureName;
  heading: string;
  kites: readonly { id: string; title: string; price: string; stock: string }[];
}

/** Closing section: a picture of all kites, and links back to each. */
export function GallerySand({ id, media, heading, kites }: GallerySandProps) {
  return (
    <section id={id} className="gallery-sand">
      <Picture
        name={media}
        sizes="100vw"
        className="gallery-sand-picture"
        imgClassName="size-full"
      />
      <h2 className="gallery-sand-heading">{heading}</h2>
      <ul className="gallery-sand-kites">
        {kites.map(({ id: kite, title, price, stock }) => (
          <li key={kite}>
            <a href={`#${kite}`}>{title}</a>
            <span>
              {price}. {stock}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
