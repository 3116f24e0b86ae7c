'use client';
import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import styles from './picture-slider.module.css';
import type { PictureSlide } from './to-slides.ts';

interface PictureSliderProps {
  items: readonly PictureSlide[];
  labels: { label: string; stop: string; start: string; previous: string; next: string };
}

/**
 * Returns the class `object-cover` for pictures near the shape of the stage, `object-contain` for
 * upright ones and panoramas.
 */
const fitOf = ({ width, height }: PictureSlide['picture']) =>
  width / height > 1.2 && width / height < 2.1 ? 'object-cover' : 'object-contain';

/** Renders a slider of pictures on a stage, each with number and caption. */
export function PictureSlider({ items, labels }: PictureSliderProps) {
  const { label, ...buttons } = labels;
  const slides = items.map(({ picture, caption }, index) => ({
    id: picture.name,
    body: (
      <figure>
        <div className={styles.stage}>
          <PictureView
            picture={picture}
            sizes="(width >= 80rem) 77rem, 94vw"
            className={styles.picture}
            imgClassName={`size-full ${fitOf(picture)}`}
          />
        </div>
        <figcaption className={styles.text}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}/{items.length}
          </span>
          <span>{caption}</span>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Carousel
      className={styles.pictureSlider}
      label={label}
      labels={buttons}
      slides={slides}
      effect="fade"
    />
  );
}
