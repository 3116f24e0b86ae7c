import { TitleSeparate } from '../../page-titles/title-separate.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Separate breadcrumbs' },
] as const;

/** Page title with breadcrumbs in a bar of their own. */
export function SeparateTitle() {
  return (
    <TitleSeparate
      title="Two lines, two jobs"
      lead="The title says what this is. The bar below says where it is, and stays in sight."
      crumbs={crumbs}
      onward={{ title: 'Next: a title over four pictures', link: '/page-title/gallery-background' }}
    />
  );
}
