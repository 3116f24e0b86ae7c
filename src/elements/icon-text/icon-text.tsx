import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './icon-text.css';

interface IconTextProps {
  /** A drawing, a sign, a small picture: decoration, the title says it in words. */
  icon: ReactNode;
  title: string;
  content: string;
  /** beside: icon at the left. above: icon over the words. row: a wide line that is one link. */
  look: 'beside' | 'above' | 'row';
  link?: string;
  /** Words of the link under the text; without them the title is the link and all of it is clicked. */
  linkTitle?: string;
  /** Level of the title on the page. */
  level?: 3 | 4;
  className?: string;
}

/** An icon, a title and a sentence; as a whole it can lead somewhere. */
export function IconText(props: IconTextProps) {
  const { icon, title, content, look, link, linkTitle, level = 3, className } = props;
  const Title = `h${level}` as const;
  const whole = link !== undefined && linkTitle === undefined;
  return (
    <div className={cn('icon-text', className)} data-look={look}>
      <span aria-hidden="true" className="icon-text-icon">
        {icon}
      </span>
      <Title className="icon-text-title">
        {whole ? (
          <a href={link} className="icon-text-whole">
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      <p className="icon-text-content">{content}</p>
      {link && linkTitle && (
        <a href={link} className="icon-text-link">
          {linkTitle}
        </a>
      )}
    </div>
  );
}
