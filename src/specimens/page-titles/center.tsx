import { TitleCenter } from '../../page-titles/title-center.tsx';

/** The title of the page, with the way to it. */
export function CenterTitle() {
  return (
    <TitleCenter
      title="Short titles like the middle"
      lead="Three to five words, one sentence, and a horizon to stand on."
      crumbs={[
        { title: 'Home', link: '/' },
        { title: 'All pages', link: '/showcase' },
        { title: 'Center alignment' },
      ]}
    />
  );
}
