import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './gallery-one-day.module.css';
import { TitleBlock } from './title-block.tsx';

interface GalleryOneDayProps {
  id: string;
  heading: string;
  text: string;
  /** Pictures of the same house, from the morning to the evening. */
  pictures: readonly { media: SizedPicture; hour: string; text: string }[];
}

/** One day of one house, in full-width pictures; each has its hour, the last one in large type. */
export function GalleryOneDay({ id, heading, text, pictures }: GalleryOneDayProps) {
  return (
    <section id={id} className={styles.day}>
      <div className={styles.dayText}>
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-5">{text}</p>
      </div>
      {pictures.map(({ media, hour, text: caption }, index) => (
        <figure key={hour}>
          <CroppedPicture {...media} />
          <figcaption>
            {index < pictures.length - 1 ? (
              <TitleBlock cells={[hour]}>{caption}</TitleBlock>
            ) : (
              <>
                <small>{hour}</small>
                {caption}
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
