import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { cn } from '../../../themes/cn.ts';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import './gallery-figure.global.css';
import styles from './gallery-figure.module.css';
import galleryOpeningStyles from './gallery-opening.module.css';
import galleryRowStyles from './gallery-row.module.css';

interface GalleryFigureProps extends CaptionedPicture {
  /** Accessible prefix of the picture's link. */
  openLabel: string;
  /** CSS `sizes`. */
  sizes: string;
  /** LCP picture. */
  priority?: boolean;
  className?: string;
}

/** Renders a picture of the gallery with its caption: a link to its largest file, opened in the lightbox. */
export function GalleryFigure(props: GalleryFigureProps) {
  const { picture, caption, openLabel, sizes, priority, className } = props;
  const { src, name, widths } = picture;
  return (
    <figure
      className={cn(`${styles.picture} ${galleryRowStyles.picture}`, className)}
      style={{ flexGrow: aspectRatioOf(props) }}
    >
      <a
        href={src ?? `/media/${name}-${widths.at(-1)}.avif`}
        className={`${styles.pictureLink} ${galleryOpeningStyles.pictureLink}`}
        data-lightbox=""
        data-replay-until="island"
      >
        <span className="sr-only">{openLabel} </span>
        <PictureView picture={picture} sizes={sizes} priority={priority ?? false} />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
