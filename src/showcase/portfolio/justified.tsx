import type { PictureRecord } from '../../media/picture-record.ts';
import { srcSetOf } from '../../media/source-set.ts';
import { JustifiedGallery } from '../../portfolio/justified/justified-gallery.tsx';

/** Pictures in rows that fill the wall, each of which opens large. */
export function OurPictures({ pictures }: { pictures: readonly PictureRecord[] }) {
  const items = pictures.map(({ name, widths, src, width, height, alt }) => {
    const file = src ?? `/media/${name}-${widths.at(-1)}.avif`;
    const srcSet = srcSetOf({ name, widths, src }) ?? file;
    return {
      src: file,
      thumb: file,
      srcSet,
      width,
      height,
      alt,
      client: 'Alder House',
      categories: ['story'],
    };
  });
  return (
    <JustifiedGallery pictures={items} label="Our pictures" openLabel="{client}, enlarge: {alt}" />
  );
}
