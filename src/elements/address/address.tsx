import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

interface AddressProps {
  /** Lines from top to bottom: name, street, town, hours. */
  lines: readonly string[];
  className?: string;
  /** Links below the lines: phone, mail. */
  children?: ReactNode;
}

/** Address of a firm, one line below the other. */
export function Address({ lines, className, children }: AddressProps) {
  return (
    <address className={cn('not-italic', className)}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {children}
    </address>
  );
}
