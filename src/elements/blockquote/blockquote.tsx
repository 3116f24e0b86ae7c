import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './blockquote.module.css';

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
    <figure className={cn(styles.figure, className)} data-variant={variant}>
      <blockquote className={styles.text} cite={source}>
        {children}
      </blockquote>
      <figcaption className={styles.caption}>
        {picture && <span className={styles.portrait}>{picture}</span>}
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.designation}>{designation}</span>
        </span>
      </figcaption>
    </figure>
  );
}
