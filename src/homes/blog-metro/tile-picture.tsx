import { PictureView } from '../../elements/picture/picture-view.tsx';
import { pictureName, pictureNamed } from '../../media/pictures.ts';

interface TilePictureProps {
  /** Id of a divider. */
  pattern: string;
  sizes?: string;
  className?: string;
}

/** One cement tile, for decoration: its container has the text. */
export function TilePicture({ pattern, sizes, className = '' }: TilePictureProps) {
  const picture = pictureNamed(pictureName(`poured-tile-${pattern}`));
  return (
    <PictureView
      picture={{ ...picture, placeholder: '' }}
      sizes={sizes ?? '(width >= 62rem) 16.7vw, (width >= 48rem) 25vw, 50vw'}
      alt=""
      ratio="1/1"
      className={className}
    />
  );
}
