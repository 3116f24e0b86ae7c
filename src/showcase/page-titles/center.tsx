import { TitleCenter } from '../../page-titles/title-center.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Center alignment' },
] as const;

/** The title of the page, with the way to it. */
export function CenterTitle() {
  return (
    <TitleCenter
      title="Short titles like the middle"
      lead="Three to five words, one sentence, and a horizon to stand on."
      crumbs={crumbs}
    />
  );
}
