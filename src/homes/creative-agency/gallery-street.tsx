import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-street.module.css';

interface GalleryStreetProps {
  id: string;
  media: PictureName;
  /** Place and time. */
  caption: string;
  text: string;
}

/** Full-width picture of a street at night, with one sentence. */
export function GalleryStreet({ id, media, caption, text }: GalleryStreetProps) {
  return (
    <section id={id} className={styles.stop}>
      <Picture
        name={media}
        sizes="(width >= 62rem) 100vw, 170vw"
        className={styles.stopPicture}
        imgClassName="size-full"
      />
      <h2 className="font-bold">{text}</h2>
      <p>{caption}</p>
    </section>
  );
}
