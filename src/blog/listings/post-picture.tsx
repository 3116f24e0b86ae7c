import { type PictureDisplayProps, PictureView } from '../../elements/picture/picture-view.tsx';
import { type PictureName, pictureNamed, placeholderOf } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

interface PostPictureProps extends Omit<PictureDisplayProps, 'alt' | 'priority'> {
  name: PictureName;
  /** LCP picture of the page. */
  first?: boolean;
}

/**
 * Renders the decorative picture of a post in a list; the title beside it is the link. Cut-out
 * pictures are contained on a tone of the theme, others are cropped to the frame.
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
      picture={picture}
      placeholder={first ? placeholderOf(name) : undefined}
      priority={first}
      alt=""
      className={cn(picture.alpha && 'bg-tint', className)}
      imgClassName={cn(
        'outline-1 -outline-offset-1 outline-ink/10',
        picture.alpha && 'lf-object-contain p-[5%]',
        imgClassName,
      )}
      {...frame}
    />
  );
}
