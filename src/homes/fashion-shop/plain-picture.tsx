import { type PictureFrame, PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';

type PlainPictureProps = PictureFrame & { name: PictureName };

/** Picture by name without a placeholder: the page has many, and each is 100 bytes that do not compress. */
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
