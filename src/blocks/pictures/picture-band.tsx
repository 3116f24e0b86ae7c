import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface PictureBandProps {
  media: PictureName;
  /** What it has to do with the page, in a sentence or two. */
  caption: string;
  /** A screen is shown whole; a view is cut to a band. */
  whole?: boolean;
}

/** A picture from edge to edge of the window, and one thing to say about it. */
export function PictureBand({ media, caption, whole = false }: PictureBandProps) {
  return (
    <figure>
      <Picture
        name={media}
        sizes="(width >= 48rem) 100vw, 160vw"
        className={
          whole ? 'mx-auto max-w-[100rem]' : 'aspect-square md:aspect-[2/1] lg:aspect-[21/9]'
        }
        imgClassName="h-full"
      />
      <figcaption className="container">
        <p className="max-w-[34em] pt-5 text-caption text-muted">{caption}</p>
      </figcaption>
    </figure>
  );
}
