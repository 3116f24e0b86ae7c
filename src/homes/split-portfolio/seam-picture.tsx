import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface SeamPictureProps {
  name: PictureName;
  /** CSS `sizes`. */
  sizes: string;
  className: string;
  /** Largest picture of the first screen (LCP). */
  priority?: boolean;
}

/** Picture that fills its half. */
export function SeamPicture({ name, sizes, className, priority = false }: SeamPictureProps) {
  return (
    <Picture
      name={name}
      sizes={sizes}
      priority={priority}
      className={className}
      imgClassName="size-full"
    />
  );
}
