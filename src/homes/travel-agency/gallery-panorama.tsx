import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-panorama.module.css';

interface GalleryPanoramaProps {
  id: string;
  heading: string;
  text: string;
  /** Accessible name of the panorama. */
  label: string;
  hint: string;
  /** Picture with an aspect ratio of about 3:1. */
  img: PictureName;
  /** Sights with their positions in the picture: percent from the left and from the bottom. */
  sights: readonly { leftPercent: number; bottomPercent: number; title: string; text: string }[];
}

/** Panorama that scrolls sideways, with descriptions of its sights. */
export function GalleryPanorama(props: GalleryPanoramaProps) {
  const { id, heading, text, label, hint, img, sights } = props;
  return (
    <section id={id} className={styles.panorama}>
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by keys */}
      <section className={styles.window} aria-label={label} tabIndex={0}>
        <div className={styles.land}>
          <Picture name={img} sizes="max(140vw, 92rem)" />
          <ol>
            {sights.map(({ leftPercent, bottomPercent, title, text: about }) => (
              <li
                key={title}
                style={{ '--at': leftPercent, '--high': bottomPercent } as CSSProperties}
              >
                <h3 className="text-h4">{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <p className={`${styles.hint} text-caption`} aria-hidden="true">
        {hint}
        <svg viewBox="0 0 64 12" aria-hidden="true">
          <path d="M1 6h60m-7-5 7 5-7 5" />
        </svg>
      </p>
    </section>
  );
}
