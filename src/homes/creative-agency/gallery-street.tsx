import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-street.module.css';

interface GalleryStreetProps {
  id: string;
  img: PictureName;
  /** Place and time. */
  caption: string;
  text: string;
}

/** Full-width picture of a street at night, with one sentence. */
export function GalleryStreet({ id, img, caption, text }: GalleryStreetProps) {
  return (
    <section id={id} className={styles.section}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 100vw, 170vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <h2 className="font-bold">{text}</h2>
      <p>{caption}</p>
    </section>
  );
}
