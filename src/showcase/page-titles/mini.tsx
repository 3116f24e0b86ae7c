import { TitleMini } from '../../page-titles/title-mini.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Mini version' },
] as const;

/** Title and way in one line, for a page where people have something to do. */
export function MiniTitle() {
  return <TitleMini title="Your orders" crumbs={crumbs} />;
}
