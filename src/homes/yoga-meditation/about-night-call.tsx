import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-night-call.module.css';

interface AboutNightCallProps {
  id: string;
  heading: string;
  img: PictureName;
  /** Place and time. */
  timeAndPlace: string;
  /** Lines of a phone call; `later` marks a pause. */
  call: readonly { who: 'caller' | 'nell' | 'later'; text: string }[];
  /** Names of the speakers, for screen readers. */
  speakers: { caller: string; nell: string };
  story: readonly string[];
  /** Text on the other teacher. */
  secondTeacherText: string;
}

/** Transcript of an emergency call, and a text on the teachers. */
export function AboutNightCall(props: AboutNightCallProps) {
  const { id, heading, img, timeAndPlace, call, speakers, story, secondTeacherText } = props;
  return (
    <section id={id} data-tone="ink" className={styles.call}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 44vw, 100vw"
        className={styles.callPicture}
      />
      <div className={styles.callText}>
        <h2 className="text-h2">{heading}</h2>
        <p className={`${styles.callStamp} text-caption text-muted`}>{timeAndPlace}</p>
        <ol className={`${styles.callLines} font-display`}>
          {call.map(({ who, text }) => (
            <li key={text} data-speaker={who}>
              {who !== 'later' && <span className="sr-only">{speakers[who]}: </span>}
              {text}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.callStory}>
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className={`${styles.callAmos} font-display`}>{secondTeacherText}</p>
    </section>
  );
}
