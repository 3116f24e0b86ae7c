import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';

/** Picture from edge to edge, at most as high as the window. */
export function PictureWide({ img }: { img: string }) {
  return (
    <Picture
      name={pictureName(img)}
      sizes="(width >= 48rem) 100vw, max(178vw, 42rem)"
      className="max-lg:mb-12 h-[64vw] max-h-[calc(100svh-8rem)] min-h-96 w-full max-md:max-h-[26rem]"
      imgClassName="h-full lg:object-bottom!"
    />
  );
}
