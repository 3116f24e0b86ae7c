import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleRight } from '../../page-titles/title-right.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Right alignment' },
] as const;

/** Page title at the right edge beside a picture, with breadcrumbs. */
export function RightTitle({ picture }: { picture: PictureRecord }) {
  return (
    <TitleRight
      title="The picture goes first"
      lead="Half of the screen shows it, the other half says it, and the words end at the right edge."
      crumbs={crumbs}
      picture={picture}
    />
  );
}
