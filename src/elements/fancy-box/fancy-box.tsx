import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './fancy-box.module.css';

interface FancyBoxProps {
  /** Heading of the box. */
  title: string;
  /** Sentence below the heading. */
  content: string;
  /**
   * Visual style. `rise`: text slides up over the media; `slab`: hard shadow; `ticket`: with a
   * stub; `fold`: folded corner.
   */
  variant: 'rise' | 'slab' | 'ticket' | 'fold';
  /** `rise`: a picture. `slab` and `ticket`: a number or a short word. `fold`: an icon. */
  media: ReactNode;
  /** URL; makes the title a link whose target is the whole box. */
  link?: string;
  className?: string;
}

/**
 * Feature box that combines media, title and text.
 *
 * Styling hook: `data-variant`.
 */
export function FancyBox({ title, content, variant, media, link, className }: FancyBoxProps) {
  return (
    <div className={cn(styles.box, className)} data-variant={variant}>
      <div className={styles.boxMedia}>{media}</div>
      <div className={styles.boxText}>
        <h3 className={styles.boxTitle}>
          {link ? (
            <a href={link} className={styles.boxLink}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <div className={styles.boxMore}>
          <p>{content}</p>
        </div>
      </div>
    </div>
  );
}
