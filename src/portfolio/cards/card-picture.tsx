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

/**
 * Renders a picture that covers its frame around its focus point. Decorative: the name beside it is
 * the text.
 */
export function CardPicture(props: CardPictureProps) {
  const { picture, upright, sizes, ratio, priority, className } = props;
  const view = (shown: PictureRecord, first: boolean, own?: string) => (
    <PictureView
      picture={shown}
      alt=""
      priority={first}
      sizes={croppedSizes(sizes, ratio, shown)}
      className={cn('absolute inset-0', own, className)}
      imgClassName="size-full"
    />
  );
  return (
    <>
      {view(picture, priority ?? false, upright && 'pf-lying')}
      {upright && view(upright, false, 'pf-upright')}
    </>
  );
}
