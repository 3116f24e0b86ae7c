import Code from 'lucide-react/icons/code-xml';
import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './specimen-install.css';

interface InstallDetailsProps {
  heading: string;
  /** Heading level in the document outline. */
  level: 2 | 3;
  className?: string;
  /** Install command and source. */
  children: ReactNode;
}

/**
 * Renders install command and source in a `details` element, which is closed at first: only
 * developers need them.
 */
export function InstallDetails({ heading, level, className, children }: InstallDetailsProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={cn('min-w-0', className)}>
      <summary className="lf-take-summary">
        <Code aria-hidden="true" className="size-6 shrink-0" />
        <Heading className="text-h4">{heading}</Heading>
      </summary>
      <div data-theme="house" className="mt-5 overflow-clip rounded-t-2xl border-t border-ink/16">
        {children}
      </div>
    </details>
  );
}
