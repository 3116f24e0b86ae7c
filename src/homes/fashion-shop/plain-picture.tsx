import { type PictureFrame, PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';

type PlainPictureProps = PictureFrame & { name: PictureName };

/**
 * One of our pictures without the miniature that would stand for it until it is loaded: there are so
 * many of them that a hundred bytes each, which nothing can pack, are too much.
 */
export function PlainPicture({ name, ...frame }: PlainPictureProps) {
  const picture = pictureNamed(name);
  return (
    <PictureView
      picture={{ ...picture, placeholder: '' }}
      narrowPicture={picture.narrow === undefined ? undefined : pictureNamed(picture.narrow)}
      {...frame}
    />
  );
}
