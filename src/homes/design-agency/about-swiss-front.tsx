import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-swiss-front.module.css';

interface AboutSwissFrontProps {
  id: string;
  /** A street under a wide sky. */
  img: PictureName;
  heading: string;
  text: readonly string[];
  figure: { value: string; label: string };
}

/** History of the firm on a full-width picture of a street, with one figure. */
export function AboutSwissFront({ id, img, heading, text, figure }: AboutSwissFrontProps) {
  return (
    <section id={id} className={styles.section}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 275vw" className={styles.picture} />
      <h2 className={`${styles.heading} tracking-heading`}>{heading}</h2>
      <div className={`${styles.text} lf-container`}>
        <p className={styles.figure}>
          <strong className="font-display tracking-poster">{figure.value}</strong> {figure.label}
        </p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
