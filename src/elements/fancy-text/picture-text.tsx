import type { CSSProperties } from 'react';
import type { PictureRecord } from '../../media/picture-record.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import { cn } from '../../themes/cn.ts';
import styles from './fancy-text.module.css';

interface PictureTextProps {
  /** The text, one or two words. */
  children: string;
  /** Picture inside the letters: strong colors, with enough contrast to the background. */
  picture: PictureRecord;
  className?: string;
}

/** Text filled with a picture that moves slightly on scroll. */
export function PictureText({ children, picture, className }: PictureTextProps) {
  const style = { '--picture': `url(${fallbackSourceOf(picture)})` } as CSSProperties;
  return (
    <span className={cn(styles.pictureText, className)} style={style}>
      {children}
    </span>
  );
}
