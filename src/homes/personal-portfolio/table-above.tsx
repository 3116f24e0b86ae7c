import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './table-above.css';

interface TableAboveProps {
  media: PictureName;
  caption: string;
}

/** A full-width table from above, with a caption. */
export function TableAbove({ media, caption }: TableAboveProps) {
  return (
    <figure className="table-above">
      <Picture
        name={media}
        sizes="(width >= 62rem) 100vw, 190vw"
        className="table-above-picture"
        imgClassName="size-full"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
