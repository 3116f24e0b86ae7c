import ChevronDown from 'lucide-react/icons/chevron-down';
import { cn } from '../themes/cn.ts';
import styles from './post-contents.module.css';

interface PostContentsProps {
  label: string;
  /** Empty: nothing is rendered. */
  items: readonly { title: string; link: string }[];
  /** Behind its label until it is opened, for narrow windows. */
  collapsed?: boolean;
  className?: string;
}

/** Renders the table of contents of a long post. */
export function PostContents({ label, items, collapsed = false, className }: PostContentsProps) {
  if (items.length === 0) return null;
  const list = (
    <ol>
      {items.map(({ title, link }) => (
        <li key={link}>
          <a href={link}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} className={cn(styles.list, className)}>
      {collapsed ? (
        <details>
          <summary>
            {label}
            <ChevronDown size={18} aria-hidden />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className="text-muted">{label}</p>
          {list}
        </>
      )}
    </nav>
  );
}
