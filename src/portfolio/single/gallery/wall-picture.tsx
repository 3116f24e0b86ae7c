import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { cn } from '../../../looks/cn.ts';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import './wall-picture.css';

interface WallPictureProps extends CaptionedPicture {
  /** Said before the picture's words: what the link does. */
  open: string;
  /** CSS `sizes`. */
  sizes: string;
  /** It paints the first screen. */
  priority?: boolean;
  className?: string;
}

/** A picture on the wall: a link to its largest file, which opens large, and its caption below. */
export function WallPicture(props: WallPictureProps) {
  const { picture, caption, open, sizes, priority, className } = props;
  const { src, name, widths } = picture;
  return (
    <figure className={cn('wall-picture', className)} style={{ flexGrow: shapeOf(props) }}>
      <a
        href={src ?? `/media/${name}-${widths.at(-1)}.avif`}
        className="wall-picture-link"
        data-large=""
        data-replay-until="island"
      >
        <span className="sr-only">{open} </span>
        <PictureView picture={picture} sizes={sizes} priority={priority ?? false} />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
