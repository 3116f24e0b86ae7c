import { PictureView } from '../../elements/picture/picture-view.tsx';
import { cn } from '../../looks/cn.ts';
import { croppedSizes } from '../../media/cropped-sizes.ts';
import type { PictureRecord } from '../../media/picture-record.ts';

interface CardPictureProps {
  picture: PictureRecord;
  /** Takes its place where the frame is higher than wide. */
  upright?: PictureRecord | undefined;
  /** CSS `sizes` of the frame. */
  sizes: string;
  /** `aspect-ratio` of the frame; left out: the frame takes the room that its cell leaves. */
  ratio?: string | undefined;
  priority?: boolean | undefined;
  className?: string;
}

/** A picture that fills its frame round its focus point. It says nothing: the name beside it does. */
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
