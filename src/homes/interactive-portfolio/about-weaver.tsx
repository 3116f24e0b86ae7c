import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-weaver.module.css';

interface AboutWeaverProps {
  id: string;
  /** Picture of a loom with space for text in its upper half. */
  img: PictureName;
  heading: string;
  text: readonly string[];
}

/** Renders the weaver's biography over a picture of her loom. */
export function AboutWeaver({ id, img, heading, text }: AboutWeaverProps) {
  return (
    <section id={id} className={styles.weaver}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 180vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </section>
  );
}
