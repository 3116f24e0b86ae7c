import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleLeft } from '../../page-titles/title-left.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Left alignment' },
] as const;

/** Page title at the left edge with a small picture, and breadcrumbs. */
export function LeftTitle({ picture }: { picture: PictureRecord }) {
  return (
    <TitleLeft
      title="Start where reading starts"
      lead="The title stands at the left edge, and everything below it lines up with its first letter."
      crumbs={crumbs}
      picture={picture}
    />
  );
}
