import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './info-banner.module.css';

interface InfoBannerProps {
  /** Heading of the announcement. */
  title: string;
  /** Text below the heading. */
  content: ReactNode;
  /** Picture or figures. */
  media: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Layout. `overlap`: the text overlaps the edge of the picture; `facts`: figures beside the text. */
  variant: 'overlap' | 'facts';
  className?: string;
}

/**
 * Announcement with text, media and a call to action.
 *
 * Styling hook: `data-variant`.
 */
export function InfoBanner({
  title,
  content,
  media,
  actions,
  variant,
  className,
}: InfoBannerProps) {
  return (
    <section className={cn(styles.panel, className)} data-variant={variant}>
      <div className={styles.panelMedia}>{media}</div>
      <div className={styles.panelText}>
        <h3 className={styles.panelTitle}>{title}</h3>
        <div className="mt-3">{content}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
