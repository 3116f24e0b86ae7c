import ChevronRight from 'lucide-react/icons/chevron-right';
import { cn } from '../themes/cn.ts';
import { pageTitleWords } from '../words/page-titles.ts';
import type { Crumb } from './page-title-props.ts';

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  className?: string;
}

/** Breadcrumbs: a list of links, the current page last, with `aria-current`. */
export function Breadcrumbs({ crumbs, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={pageTitleWords.breadcrumbs} className={cn('text-caption', className)}>
      <ol className="flex flex-wrap items-center justify-[inherit]">
        {crumbs.map(({ title, link }, index) => (
          <li key={title} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden="true" className="mx-1.5 size-4 opacity-70" />}
            {link ? (
              <a
                href={link}
                className="inline-flex min-h-11 min-w-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {title}
              </a>
            ) : (
              <span aria-current="page" className="font-semibold">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
