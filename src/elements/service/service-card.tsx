import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './service.css';

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
    <article className={cn('service-card', className)} data-variant={variant}>
      <div className="service-media">{media}</div>
      <div className="service-words">
        <h3 className="service-title">{title}</h3>
        <p className="service-content">{content}</p>
        {children}
        <a href={link} className="service-link">
          {linkTitle}
        </a>
      </div>
    </article>
  );
}
