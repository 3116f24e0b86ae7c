import { PictureView } from '../../elements/picture/picture-view.tsx';
import { croppedSizes } from '../../media/cropped-sizes.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { cn } from '../../themes/cn.ts';

interface CardPictureProps {
  picture: PictureRecord;
  /** Used where the frame is taller than wide. */
  upright?: PictureRecord | undefined;
  /** CSS `sizes` of the frame. */
  sizes: string;
  /** `aspect-ratio` of the frame; left out: it fills the height that its cell leaves. */
  ratio?: string | undefined;
  priority?: boolean | undefined;
  className?: string;
}

/** Classes of a picture that shows only in frames of its orientation. */
const lyingClass = 'lf-project-lying';
const uprightClass = 'lf-project-upright';

/**
 * Renders a picture that covers its frame around its focus point. Decorative: the name beside it is
 * the text.
 */
export function CardPicture(props: CardPictureProps) {
  const { picture, upright, sizes, ratio, priority, className } = props;
  const renderPicture = (shape: PictureRecord, eager: boolean, shapeClass?: string) => (
    <PictureView
      picture={shape}
      alt=""
      priority={eager}
      sizes={croppedSizes(sizes, ratio, shape)}
      className={cn('absolute inset-0', shapeClass, className)}
      imgClassName="size-full"
    />
  );
  return (
    <>
      {renderPicture(picture, priority ?? false, upright && lyingClass)}
      {upright && renderPicture(upright, false, uprightClass)}
    </>
  );
}
