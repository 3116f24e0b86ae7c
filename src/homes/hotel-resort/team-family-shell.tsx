import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-family-shell.module.css';

interface TeamFamilyShellProps {
  id: string;
  heading: string;
  text: readonly string[];
  img: PictureName;
  people: readonly { name: string; text: string }[];
}

/** The family that runs the hotel, beside a close-up of mother-of-pearl. */
export function TeamFamilyShell({ id, heading, text, img, people }: TeamFamilyShellProps) {
  return (
    <section id={id} data-tone="deep" className={styles.shell}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 76vw, 150vw"
        className={styles.shellPicture}
      />
      <div className={styles.shellText}>
        <h2 className="text-h1">{heading}</h2>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className={styles.shellPeople}>
        {people.map(({ name, text: personText }) => (
          <li key={name}>
            <strong className="font-display text-h3">{name}</strong> {personText}
          </li>
        ))}
      </ul>
    </section>
  );
}
