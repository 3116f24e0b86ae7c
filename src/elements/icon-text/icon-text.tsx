import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './icon-text.module.css';

interface IconTextProps {
  /** Icon or small picture; decorative. */
  icon: ReactNode;
  /** Heading beside or below the icon. */
  title: string;
  /** Sentence below the heading. */
  content: string;
  /**
   * Layout. `beside`: icon on the left; `above`: icon above the text; `row`: wide row that is one
   * link.
   */
  variant: 'beside' | 'above' | 'row';
  /** URL; omitted: nothing is linked. */
  link?: string;
  /** Text of a link below the content. Omitted: the title is the link, and the whole box its target. */
  linkTitle?: string;
  /** Heading level of the title. */
  level?: 3 | 4;
  className?: string;
}

/**
 * Icon with a title and a sentence, optionally linked.
 *
 * Styling hook: `data-variant`.
 */
export function IconText(props: IconTextProps) {
  const { icon, title, content, variant, link, linkTitle, level = 3, className } = props;
  const Title = `h${level}` as const;
  const isTitleLinked = link !== undefined && linkTitle === undefined;
  return (
    <div className={cn(styles.text, className)} data-variant={variant}>
      <span aria-hidden="true" className={styles.textIcon}>
        {icon}
      </span>
      <Title className={styles.textTitle}>
        {isTitleLinked ? (
          <a href={link} className={styles.textWhole}>
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      <p className={styles.textContent}>{content}</p>
      {link && linkTitle && (
        <a href={link} className={styles.textLink}>
          {linkTitle}
        </a>
      )}
    </div>
  );
}
