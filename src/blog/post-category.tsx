import { cn } from '../themes/cn.ts';
import { categoryPath, categoryTitle } from './listings/categories.ts';

interface PostCategoryProps {
  /** Name in the front matter. */
  category: string;
  className?: string;
}

/** Renders the category of a post above its title, as a link to its archive. */
export function PostCategory({ category, className }: PostCategoryProps) {
  return (
    <p className={cn('font-semibold text-accent', className)}>
      <a
        href={categoryPath(category)}
        className="-my-2.5 inline-block py-2.5 decoration-2 underline-offset-4 hover:underline"
      >
        {categoryTitle(category)}
      </a>
    </p>
  );
}
