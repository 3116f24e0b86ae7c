import { cn } from '../../themes/cn.ts';
import styles from './fancy-text.module.css';

interface HollowLinkProps {
  /** Text of the link. */
  children: string;
  /** URL of the link. */
  href: string;
  className?: string;
}

/** Link in outlined letters that fill on hover and focus. For large type only. */
export function HollowLink({ children, href, className }: HollowLinkProps) {
  return (
    <a href={href} className={cn(styles.hollowLink, className)}>
      {children}
    </a>
  );
}
