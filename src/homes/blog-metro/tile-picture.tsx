import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';

interface TilePictureProps {
  /** Id of a tile pattern. */
  pattern: string;
  sizes?: string;
  className?: string;
}

/** One cement tile, for decoration: its container has the text. */
export function TilePicture({ pattern, sizes, className = '' }: TilePictureProps) {
  return (
    <Picture
      name={pictureName(`poured-tile-${pattern}`)}
      sizes={sizes ?? '(width >= 62rem) 16.7vw, (width >= 48rem) 25vw, 50vw'}
      alt=""
      ratio="1/1"
      className={className}
    />
  );
}
