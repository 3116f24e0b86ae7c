import { PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';

interface SeamPictureProps {
  name: PictureName;
  /** CSS `sizes`. */
  sizes: string;
  className: string;
  /** The picture that paints the first screen. */
  priority?: boolean;
}

/** Picture that fills its half; only that of the first screen has a placeholder. */
export function SeamPicture({ name, sizes, className, priority = false }: SeamPictureProps) {
  const picture = pictureNamed(name);
  return (
    <PictureView
      picture={priority ? picture : { ...picture, placeholder: '' }}
      narrowPicture={picture.narrow === undefined ? undefined : pictureNamed(picture.narrow)}
      sizes={sizes}
      priority={priority}
      className={className}
      imgClassName="size-full"
    />
  );
}
