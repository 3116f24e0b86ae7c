import { PictureView } from '../../elements/picture/picture-view.tsx';
import { cn } from '../../looks/cn.ts';
import { croppedSizes } from '../../media/cropped-sizes.ts';
import type { PictureRecord } from '../../media/picture-record.ts';

interface CardPictureProps {
  picture: PictureRecord;
  /** CSS `sizes` of the frame. */
  sizes: string;
  /** `aspect-ratio` of the frame; left out: the frame takes the room that its cell leaves. */
  ratio?: string | undefined;
  priority?: boolean | undefined;
  className?: string;
}

/** A picture that fills its frame round its focus point. It says nothing: the name beside it does. */
export function CardPicture({ picture, sizes, ratio, priority, className }: CardPictureProps) {
  return (
    <PictureView
      picture={picture}
      alt=""
      priority={priority ?? false}
      sizes={croppedSizes(sizes, ratio, picture)}
      className={cn('absolute inset-0', className)}
      imgClassName="size-full"
    />
  );
}
