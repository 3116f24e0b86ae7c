import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { type PictureFrame, PictureView } from './picture-view.tsx';

type PictureProps = PictureFrame & {
  name: PictureName;
  /** Another composition for screens under 768 px; left out: the one that the manifest names. */
  narrow?: PictureName;
};

/**
 * One of our pictures by its name: all widths, size, focus point, ground and words from the manifest.
 * For static markup alone; islands take `pictureNamed(name)` as a prop and use `PictureView`.
 */
export function Picture({ name, narrow, ...frame }: PictureProps) {
  const picture = pictureNamed(name);
  const stand = narrow ?? picture.narrow;
  return (
    <PictureView
      picture={picture}
      narrowPicture={stand === undefined ? undefined : pictureNamed(stand)}
      {...frame}
    />
  );
}
