import { TitleColorful } from '../../page-titles/title-colorful.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Colorful style' },
] as const;

/** Page title on a flat color beside a drawn pattern, with breadcrumbs. */
export function ColorfulTitle() {
  return (
    <TitleColorful
      title="Color says where you are"
      lead="One flat color for each part of a site. People know it before they have read a word."
      crumbs={crumbs}
    />
  );
}
