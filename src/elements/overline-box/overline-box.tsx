import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './overline-box.css';

interface OverlineBoxProps {
  /** Decorative icon. */
  icon: ReactNode;
  /** Heading of the box. */
  title: string;
  /** Sentence below the heading. */
  content: string;
  /** Short label above the title; with `notch` it interrupts the frame. */
  overline?: string;
  /**
   * Visual style. `grow`: short line that grows; `notch`: frame with a label in its upper edge;
   * `flood`: bar that fills the box.
   */
  variant: 'grow' | 'notch' | 'flood';
  /** URL; makes the title a link whose target is the whole box. */
  link?: string;
  className?: string;
}

/**
 * Feature box below a line that reacts to hover and focus.
 *
 * Styling hook: `data-variant`.
 */
export function OverlineBox(props: OverlineBoxProps) {
  const { icon, title, content, overline, variant, link, className } = props;
  return (
    <div className={cn('overline-box', className)} data-variant={variant}>
      {overline && <p className="overline-box-label">{overline}</p>}
      <span aria-hidden="true" className="overline-box-icon">
        {icon}
      </span>
      <h3 className="overline-box-title">
        {link ? (
          <a href={link} className="overline-box-link">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="overline-box-content">{content}</p>
    </div>
  );
}
