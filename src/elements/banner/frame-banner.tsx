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
    <div className={cn('frame-banner', className)} data-look={look}>
      <div className="frame-banner-picture">{picture}</div>
      <div className="frame-banner-words">
        <h3 className="frame-banner-title">{title}</h3>
        <p className="mt-2">{content}</p>
        <a href={link} className="frame-banner-link">
          {linkTitle}
        </a>
      </div>
    </div>
  );
}
