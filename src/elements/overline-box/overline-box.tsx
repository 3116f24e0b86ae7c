import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './overline-box.css';

interface OverlineBoxProps {
  /** Decoration: the title says it in words. */
  icon: ReactNode;
  title: string;
  content: string;
  /** A short word over the title; with `notch` it sits in the line. */
  overline?: string;
  /** grow: a short line that grows. notch: a frame with words in its upper line. flood: a bar that fills the box. */
  look: 'grow' | 'notch' | 'flood';
  /** With a link the title is one, and the whole box answers. */
  link?: string;
  className?: string;
}

/** A box under a line. The line answers when the box is pointed at or its link has the focus. */
export function OverlineBox(props: OverlineBoxProps) {
  const { icon, title, content, overline, look, link, className } = props;
  return (
    <div className={cn('overline-box', className)} data-look={look}>
      {overline && <p className="overline-box-label">{overline}</p>}
      <span aria-hidden="true" className="overline-box-icon">
        {icon}
      </span>
      <h3 className="overline-box-title">
        {link ? (
          <a href={link} className="overline-box-link">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="overline-box-content">{content}</p>
    </div>
  );
}
