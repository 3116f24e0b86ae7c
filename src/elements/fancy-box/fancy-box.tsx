import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './fancy-box.css';

interface FancyBoxProps {
  title: string;
  content: string;
  /** rise: words rise over the media. slab: a hard shadow. ticket: a stub to tear off. fold: a turned corner. */
  look: 'rise' | 'slab' | 'ticket' | 'fold';
  /** rise: a picture. slab and ticket: a number or a short word. fold: an icon. */
  media: ReactNode;
  /** With a link the title is one, and the whole box answers. */
  link?: string;
  className?: string;
}

/** A box that is remembered: what it has to show and the words belong together. */
export function FancyBox({ title, content, look, media, link, className }: FancyBoxProps) {
  return (
    <div className={cn('fancy-box', className)} data-look={look}>
      <div className="fancy-box-media">{media}</div>
      <div className="fancy-box-words">
        <h3 className="fancy-box-title">
          {link ? (
            <a href={link} className="fancy-box-link">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <div className="fancy-box-more">
          <p>{content}</p>
        </div>
      </div>
    </div>
  );
}
