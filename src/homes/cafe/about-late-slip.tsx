import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-late-slip.module.css';

interface AboutLateSlipProps {
  id: string;
  /** Portrait picture, taller than the text beside it. */
  img: PictureName;
  heading: string;
  text: string;
  slip: {
    title: string;
    number: string;
    /** Beginning of the sentence that a reason ends. */
    sentenceStart: string;
    reasons: readonly { text: string; isChecked?: boolean }[];
    /** Word for screen readers after a checked reason. */
    checkedText: string;
    duration: string;
    signature: string;
    /** Office of the signer. */
    signerRole: string;
  };
  /** Places that accept the slip. */
  acceptedAt: { heading: string; places: readonly string[] };
  caption: string;
}

/** Excuse for being late, signed by the bridge, beside a picture. */
export function AboutLateSlip({
  id,
  img,
  heading,
  text,
  slip,
  acceptedAt,
  caption,
}: AboutLateSlipProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.grid}>
        <figure className={styles.pile}>
          <CroppedPicture
            name={img}
            sizes="(width >= 62rem) max(40vw, 42rem), 100vw"
            className={styles.picture}
          />
          <figcaption>{caption}</figcaption>
        </figure>
        <div className={styles.text}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className="text-lead">{text}</p>
        </div>
        <div className={styles.slip}>
          <div className={styles.paper}>
            <p className={`${styles.title} font-display`}>
              {slip.title} <span>{slip.number}</span>
            </p>
            <p>{slip.sentenceStart}</p>
            <ul>
              {slip.reasons.map((reason) => (
                <li key={reason.text} data-checked={reason.isChecked}>
                  {reason.text}
                  {reason.isChecked && <span className="sr-only"> ({slip.checkedText})</span>}
                </li>
              ))}
            </ul>
            <p className={`${styles.minutes} font-display`}>{slip.duration}</p>
            <p className={styles.signature}>
              <b className="font-display">{slip.signature}</b> {slip.signerRole}
            </p>
          </div>
        </div>
        <div className={styles.accepted}>
          <h3 className="text-h4">{acceptedAt.heading}</h3>
          <ul>
            {acceptedAt.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
