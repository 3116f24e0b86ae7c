import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './blockquote.css';

interface BlockquoteProps {
  /** Quoted text, including its quotation marks. */
  children: ReactNode;
  /** Name of the person quoted. */
  name: string;
  /** Role or company of the person quoted. */
  designation: string;
  /**
   * Visual style. `edge`: thick side border; `large`: fills a section; `card`: with a portrait
   * beside it; `bubble`: speech bubble.
   */
  variant: 'edge' | 'large' | 'card' | 'bubble';
  /** Portrait of the person. */
  picture?: ReactNode;
  /** URL of the source, set as `cite`. */
  source?: string;
  className?: string;
}

/**
 * Quotation with its attribution, as `<figure>`, `<blockquote>` and `<figcaption>`.
 *
 * Styling hook: `data-variant`.
 */
export function Blockquote(props: BlockquoteProps) {
  const { children, name, designation, variant, picture, source, className } = props;
  return (
    <figure className={cn('said', className)} data-variant={variant}>
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
