import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import { Picture } from './picture.tsx';

interface CroppedPictureProps {
  /** Name of the picture in the manifest. */
  name: PictureName;
  /** CSS `sizes`, as for `Picture`. */
  sizes: string;
  /** Alternative text; by default the picture's own. `''` for decoration. */
  alt?: string;
  /** Largest picture of the first screen (LCP): loaded eagerly. One per page. */
  priority?: boolean;
  /** CSS `aspect-ratio` of the frame; omitted: set by `className`. */
  ratio?: string;
  /** Classes of the frame: position, corners, proportions. */
  className?: string;
}

/** Picture cropped to a frame of any shape around its focal point; uncropped in print. */
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
