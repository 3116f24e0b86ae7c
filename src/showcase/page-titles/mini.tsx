import { TitleMini } from '../../page-titles/title-mini.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Mini version' },
] as const;

/** Page title and breadcrumbs in one line. */
export function MiniTitle() {
  return <TitleMini title="Your orders" crumbs={crumbs} />;
}
