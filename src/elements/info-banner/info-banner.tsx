import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './info-banner.css';

interface InfoBannerProps {
  title: string;
  content: ReactNode;
  /** A picture, or figures. */
  media: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** overlap: the words lie over the edge of the picture. facts: figures beside the words. */
  look: 'overlap' | 'facts';
  className?: string;
}

/** News that deserve more than a line: words, something to look at, and one thing to do. */
export function InfoBanner({ title, content, media, actions, look, className }: InfoBannerProps) {
  return (
    <section className={cn('info-panel', className)} data-look={look}>
      <div className="info-panel-media">{media}</div>
      <div className="info-panel-words">
        <h3 className="info-panel-title">{title}</h3>
        <div className="mt-3">{content}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
