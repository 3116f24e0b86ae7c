import { type PictureFrame, PictureView } from '../../elements/picture/picture-view.tsx';
import { cn } from '../../looks/cn.ts';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { withoutPlaceholder } from '../../media/without-placeholder.ts';

interface PostPictureProps extends Omit<PictureFrame, 'alt' | 'priority'> {
  name: PictureName;
  /** The picture that paints the first screen. The others come without a miniature: in a list of twelve those weigh more than the words. */
  first?: boolean;
}

/**
 * The picture of a post in a list: decoration beside its title, which is the link. What is cut out
 * stands whole on a ground of the look; all else is cut to the frame.
 */
export function PostPicture({
  name,
  first = false,
  className,
  imgClassName,
  ...frame
}: PostPictureProps) {
  const picture = pictureNamed(name);
  return (
    <PictureView
      picture={first ? picture : withoutPlaceholder(picture)}
      priority={first}
      alt=""
      className={cn(picture.alpha && 'bg-tint', className)}
      imgClassName={cn(
        'outline-1 -outline-offset-1 outline-ink/10',
        picture.alpha && 'object-contain p-[5%]',
        imgClassName,
      )}
      {...frame}
    />
  );
}
