import ChevronDown from 'lucide-react/icons/chevron-down';
import { cn } from '../themes/cn.ts';
import styles from './post-contents.module.css';

interface PostContentsProps {
  label: string;
  /** Empty: nothing is rendered. */
  items: readonly { title: string; link: string }[];
  className?: string;
}

const renderList = (items: PostContentsProps['items']) => (
  <ol>
    {items.map(({ title, link }) => (
      <li key={link}>
        <a href={link}>{title}</a>
      </li>
    ))}
  </ol>
);

/**
 * Renders the table of contents of a long post: collapsed above the text on phones, sticky beside
 * it on wide screens.
 */
export function PostContents({ label, items, className }: PostContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={cn(styles.list, className)}>
      <details className="lg:hidden">
        <summary>
          {label}
          <ChevronDown size={18} aria-hidden />
        </summary>
        {renderList(items)}
      </details>
      <div className={`${styles.sidebar} max-lg:hidden`}>
        <p className="text-muted">{label}</p>
        {renderList(items)}
      </div>
    </nav>
  );
}
