import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleVideo } from '../../page-titles/title-video.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Background video' },
] as const;

/** Page title over a silent video, with breadcrumbs. */
export function VideoTitle({ picture }: { picture: PictureRecord }) {
  return (
    <TitleVideo
      title="The sky moves by itself"
      lead="Eight seconds of northern lights without a seam, and a pause that everybody can reach."
      crumbs={crumbs}
      video="/film/aurora"
      poster={picture}
    />
  );
}
