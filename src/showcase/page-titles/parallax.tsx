import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleParallax } from '../../page-titles/title-parallax.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Parallax background' },
] as const;

/** Page title over a parallax picture, with breadcrumbs. */
export function ParallaxTitle({ picture }: { picture: PictureRecord }) {
  return (
    <TitleParallax
      title="A little depth"
      lead="The house leaves more slowly than the page does. Scroll, and look at the pool."
      crumbs={crumbs}
      picture={picture}
    />
  );
}
