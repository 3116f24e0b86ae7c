import { TitleBig } from '../../page-titles/title-big.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Big typography' },
] as const;

/** Page title in type as wide as the page, with breadcrumbs. */
export function BigTitle() {
  return (
    <TitleBig
      title="Say it big"
      lead="One short line, as wide as the page. There is no picture, and none is missed."
      crumbs={crumbs}
    />
  );
}
