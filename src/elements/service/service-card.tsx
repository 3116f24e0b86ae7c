import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './service.module.css';

interface ServiceCardProps {
  /** Heading of the card. */
  title: string;
  /** Sentence below the heading. */
  content: string;
  /** Picture or icon above the text. */
  media: ReactNode;
  /** URL of the link. */
  link: string;
  /** Text of the link. */
  linkTitle: string;
  /**
   * Layout. `stall`: media on a colored background; `across`: the same, text beside it; `soft`:
   * round card.
   */
  variant: 'stall' | 'across' | 'soft';
  /** Details, two to four short lines. */
  children?: ReactNode;
  className?: string;
}

/**
 * Card of a service: media, title, text and link.
 *
 * Styling hook: `data-variant`.
 */
export function ServiceCard(props: ServiceCardProps) {
  const { title, content, media, link, linkTitle, variant, children, className } = props;
  return (
    <article className={cn(styles.card, className)} data-variant={variant}>
      <div className={styles.media}>{media}</div>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.content}>{content}</p>
        {children}
        <a href={link} className={styles.link}>
          {linkTitle}
        </a>
      </div>
    </article>
  );
}
