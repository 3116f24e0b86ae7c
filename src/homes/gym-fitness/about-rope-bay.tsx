import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-rope-bay.module.css';

interface AboutRopeBayProps {
  id: string;
  /** Full-width picture of ropes. */
  img: PictureName;
  /** Portrait picture that overlaps the lower edge of `img`. */
  portraitMedia: PictureName;
  heading: string;
  facts: readonly { figure: string; text: string }[];
  text: string;
}

/** The training room: two pictures and figures. */
export function AboutRopeBay({ id, img, portraitMedia, heading, facts, text }: AboutRopeBayProps) {
  return (
    <section id={id} className={styles.bay}>
      <CroppedPicture name={img} sizes="(width >= 40rem) 111vw, 45rem" className={styles.ropes} />
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.below}>
        <Picture
          name={portraitMedia}
          sizes="(width >= 62rem) 38vw, (width >= 48rem) 45vw, 84vw"
          className={styles.upright}
        />
        <div className={styles.text}>
          <dl>
            {facts.map(({ figure, text: description }) => (
              <div key={figure}>
                <dt className="font-display">{figure}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <p>{text}</p>
        </div>
      </div>
    </section>
  );
}
