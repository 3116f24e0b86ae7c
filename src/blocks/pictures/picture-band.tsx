import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface PictureBandProps {
  img: PictureName;
  /** Relation of the picture to the page, one or two sentences. */
  caption: string;
}

/** A full-width picture with a caption. */
export function PictureBand({ img, caption }: PictureBandProps) {
  return (
    <figure>
      <Picture
        name={img}
        sizes="(width >= 48rem) 100vw, 160vw"
        className="aspect-square md:aspect-[2/1] lg:aspect-[21/9]"
        imgClassName="h-full"
      />
      <figcaption className="lf-container">
        <p className="max-w-[34em] pt-5 text-note text-muted">{caption}</p>
      </figcaption>
    </figure>
  );
}
