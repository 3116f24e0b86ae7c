import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './gallery-silent-night.css';

/** A picture from edge to edge, and not a word. */
export function GallerySilentNight({ media }: { media: PictureName }) {
  return (
    <Picture
      name={media}
      sizes="(width >= 48rem) 100vw, 275vw"
      className="barn-silent"
      imgClassName="size-full"
    />
  );
}
