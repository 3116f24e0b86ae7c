import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { cn } from '../../../themes/cn.ts';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import './gallery-figure.global.css';
import './gallery-figure.css';

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
    <figure className={cn('wall-picture', className)} style={{ flexGrow: aspectRatioOf(props) }}>
      <a
        href={src ?? `/media/${name}-${widths.at(-1)}.avif`}
        className="wall-picture-link"
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
