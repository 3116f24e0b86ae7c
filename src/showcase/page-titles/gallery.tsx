import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleGallery } from '../../page-titles/title-gallery.tsx';

type FourPictures = readonly [PictureRecord, PictureRecord, PictureRecord, PictureRecord];

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Gallery background' },
] as const;

/** Page title over four pictures in turn, with breadcrumbs. */
export function GalleryTitle({ pictures }: { pictures: FourPictures }) {
  return (
    <TitleGallery
      title="One room, four tempers"
      lead="The same corner in clay, oat, bottle green and by lamplight, five seconds each."
      crumbs={crumbs}
      pictures={pictures}
    />
  );
}
