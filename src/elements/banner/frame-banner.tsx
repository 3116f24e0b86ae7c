import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './frame-banner.module.css';

interface FrameBannerProps {
  /** Heading, an `<h3>`. */
  title: string;
  /** Sentence below the heading. */
  content: string;
  /** URL of the link. */
  link: string;
  /** Text of the link. */
  linkTitle: string;
  /** Picture element that fills the card. */
  picture: ReactNode;
  /**
   * Hover effect. `frame`: an outline is drawn inside the card; `lift`: the picture rises out of
   * it.
   */
  variant: 'frame' | 'lift';
  className?: string;
}

/**
 * Teaser card: a picture with title, text and link, and a hover effect.
 *
 * Styling hook: `data-variant`.
 */
export function FrameBanner(props: FrameBannerProps) {
  const { title, content, link, linkTitle, picture, variant, className } = props;
  return (
    <div className={cn(styles.framed, className)} data-variant={variant}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className="mt-2">{content}</p>
        <a href={link} className={styles.link}>
          {linkTitle}
        </a>
      </div>
    </div>
  );
}
