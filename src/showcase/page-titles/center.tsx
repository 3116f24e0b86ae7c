import { TitleCenter } from '../../page-titles/title-center.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Center alignment' },
] as const;

/** Centered page title above a drawn line of hills, with breadcrumbs. */
export function CenterTitle() {
  return (
    <TitleCenter
      title="Short titles like the middle"
      lead="Three to five words, one sentence, and a horizon to stand on."
      crumbs={crumbs}
    />
  );
}
