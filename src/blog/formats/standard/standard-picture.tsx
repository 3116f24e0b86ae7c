import { CroppedPicture } from '../../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';

/** Renders the picture of an article, which bleeds off the right edge of the page. */
export function StandardPicture({ img }: { img: PictureName }) {
  return (
    <div className="lf-container overflow-x-clip">
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 76vw, (width >= 48rem) 100vw, 113vw"
        className="-mx-5 aspect-[4/3] md:-mx-6 md:aspect-[2/1] lg:ms-[calc((100%_+_1.5rem)_/_4)] lg:-me-[max(var(--page-margin),(100vw-77rem)/2)] lg:rounded-s-3xl"
      />
    </div>
  );
}
