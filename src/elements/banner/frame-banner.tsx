import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './frame-banner.css';

interface FrameBannerProps {
  title: string;
  content: string;
  link: string;
  linkTitle: string;
  picture: ReactNode;
  /** frame: a line draws itself inside. lift: the picture comes out of its card. */
  look: 'frame' | 'lift';
  className?: string;
}

/** A picture that leads somewhere and says so before it is clicked. */
export function FrameBanner(props: FrameBannerProps) {
  const { title, content, link, linkTitle, picture, look, className } = props;
  return (
    <div className={cn('framed', className)} data-look={look}>
      <div className="framed-picture">{picture}</div>
      <div className="framed-words">
        <h3 className="framed-title">{title}</h3>
        <p className="mt-2">{content}</p>
        <a href={link} className="framed-link">
          {linkTitle}
        </a>
      </div>
    </div>
  );
}
