import { cn } from '../looks/cn.ts';
import { categoryPath, categoryTitle } from './listings/categories.ts';

interface PostCategoryProps {
  /** As the post names it. */
  category: string;
  className?: string;
}

/** What a post is about, above its title: the way to everything else on that subject. */
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
