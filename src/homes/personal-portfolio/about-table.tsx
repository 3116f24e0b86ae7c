import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-table.css';

interface AboutTableProps {
  media: PictureName;
  caption: string;
}

/** Full-width picture of a table from above, with a caption. */
export function AboutTable({ media, caption }: AboutTableProps) {
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
