import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './overline-box.module.css';

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
    <div className={cn(styles.box, className)} data-variant={variant}>
      {overline && <p className={styles.boxLabel}>{overline}</p>}
      <span aria-hidden="true" className={styles.boxIcon}>
        {icon}
      </span>
      <h3 className={styles.boxTitle}>
        {link ? (
          <a href={link} className={styles.boxLink}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className={styles.boxContent}>{content}</p>
    </div>
  );
}
