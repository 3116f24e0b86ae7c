import { cn } from '../../looks/cn.ts';
import type { PictureName } from '../../media/pictures.ts';
import { Picture } from './picture.tsx';

interface CroppedPictureProps {
  name: PictureName;
  /** CSS `sizes`, as for `Picture`. */
  sizes: string;
  /** Left out: the picture's own words. `''` for decoration. */
  alt?: string;
  /** The picture that paints the first screen. One a page. */
  priority?: boolean;
  /** CSS `aspect-ratio` of the frame; left out: `className` says it. */
  ratio?: string;
  /** For the frame: place, corners, proportions. */
  className?: string;
}

/** One of our pictures that fills a frame of any shape, cut to it round its focus point; whole on paper. */
export function CroppedPicture({ className, ...picture }: CroppedPictureProps) {
  return (
    <div
      className={cn('relative overflow-hidden print:aspect-auto!', className)}
      style={picture.ratio ? { aspectRatio: picture.ratio } : undefined}
    >
      <Picture {...picture} className="absolute inset-0 print:static" imgClassName="size-full" />
    </div>
  );
}
