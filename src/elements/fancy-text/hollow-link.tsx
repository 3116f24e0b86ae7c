import { cn } from '../../looks/cn.ts';
import './fancy-text.css';

interface HollowLinkProps {
  children: string;
  href: string;
  className?: string;
}

/** A link in outlined letters that fill when it is pointed at or has the focus. For large type alone. */
export function HollowLink({ children, href, className }: HollowLinkProps) {
  return (
    <a href={href} className={cn('hollow-link', className)}>
      {children}
    </a>
  );
}
