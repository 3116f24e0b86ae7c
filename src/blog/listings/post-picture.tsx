import { type PictureFrame, PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { withoutMiniature } from '../../media/without-miniature.ts';

interface PostPictureProps extends Omit<PictureFrame, 'alt' | 'priority'> {
  name: PictureName;
  /** The picture that paints the first screen. The others come without a miniature: in a list of twelve those weigh more than the words. */
  first?: boolean;
}

/** The picture of a post in a list: decoration beside its title, which is the link. */
export function PostPicture({ name, first = false, ...frame }: PostPictureProps) {
  const picture = pictureNamed(name);
  return (
    <PictureView
      picture={first ? picture : withoutMiniature(picture)}
      priority={first}
      alt=""
      {...frame}
    />
  );
}
