import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './blockquote.css';

interface BlockquoteProps {
  /** What was said, with its quotation marks. */
  children: ReactNode;
  name: string;
  /** Who that is. */
  designation: string;
  /** edge: a thick line at the side. large: the quotation is the section. card: a face beside it. bubble: spoken. */
  look: 'edge' | 'large' | 'card' | 'bubble';
  /** A face. */
  picture?: ReactNode;
  /** Where it was said: an address. */
  source?: string;
  className?: string;
}

/** Somebody’s words and whose they are, in the elements made for it. */
export function Blockquote(props: BlockquoteProps) {
  const { children, name, designation, look, picture, source, className } = props;
  return (
    <figure className={cn('said', className)} data-look={look}>
      <blockquote className="said-words" cite={source}>
        {children}
      </blockquote>
      <figcaption className="said-from">
        {picture && <span className="said-face">{picture}</span>}
        <span>
          <span className="said-name">{name}</span>
          <span className="said-designation">{designation}</span>
        </span>
      </figcaption>
    </figure>
  );
}
