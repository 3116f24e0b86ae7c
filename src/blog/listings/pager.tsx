import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { cn } from '../../themes/cn.ts';
import styles from './pager.module.css';
import type { PagerLinks } from './pager-of.ts';

interface PagerProps {
  /** Undefined if the list has one page. */
  links: PagerLinks | undefined;
  className?: string;
}

/** Renders the pager of a list: previous, next, and page numbers. */
export function Pager({ links, className }: PagerProps) {
  if (!links) return null;
  const { label, newer, older, pages } = links;
  return (
    <nav aria-label={label} className={cn(styles.pager, className)}>
      {newer && (
        <a href={newer.link} rel="prev" className={styles.link}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {newer.title}
        </a>
      )}
      <ol className={styles.pages}>
        {pages.map(({ title, name, link, current, gap }) => (
          <li key={link} data-gap={gap || undefined}>
            <a href={link} aria-label={name} aria-current={current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a href={older.link} rel="next" className={styles.link}>
          {older.title}
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
      )}
    </nav>
  );
}
