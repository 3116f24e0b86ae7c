import type { CSSProperties } from 'react';
import { cn } from '../../looks/cn.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import './fancy-text.css';

interface PictureTextProps {
  children: string;
  /** Shows through the letters: one with strong colours, dark enough for its ground. */
  picture: PictureRecord;
  className?: string;
}

/** Letters cut out of a picture, which moves a little behind them while the page scrolls. */
export function PictureText({ children, picture, className }: PictureTextProps) {
  const style = { '--picture': `url(${fallbackSourceOf(picture)})` } as CSSProperties;
  return (
    <span className={cn('picture-text', className)} style={style}>
      {children}
    </span>
  );
}
