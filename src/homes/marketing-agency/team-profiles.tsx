import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-profiles.module.css';

interface TeamProfilesProps {
  id: string;
  img: PictureName;
  heading: string;
  people: readonly { name: string; text: string }[];
}

/** Staff: a picture of three paper profiles, and a sentence on each person. */
export function TeamProfiles({ id, img, heading, people }: TeamProfilesProps) {
  return (
    <section id={id} className={styles.profiles}>
      <CroppedPicture
        name={img}
        ratio="5/4"
        sizes="(width >= 62rem) 60vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <dl>
          {people.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
