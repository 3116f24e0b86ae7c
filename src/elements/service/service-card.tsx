import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './service.css';

interface ServiceCardProps {
  title: string;
  content: string;
  /** Picture or icon over the words. */
  media: ReactNode;
  link: string;
  linkTitle: string;
  /** stall: the media stands on a coloured ground. across: the same, words beside it. soft: a round card. */
  look: 'stall' | 'across' | 'soft';
  /** What belongs to it, two to four short lines. */
  children?: ReactNode;
  className?: string;
}

/** One service with something to look at. */
export function ServiceCard(props: ServiceCardProps) {
  const { title, content, media, link, linkTitle, look, children, className } = props;
  return (
    <article className={cn('service-card', className)} data-look={look}>
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
