import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './parallax.css';

interface ParallaxFrameProps {
  /** Picture that fills its container. */
  picture: ReactNode;
  /** Content over the picture. */
  children?: ReactNode;
  className?: string;
}

/** Window with a taller picture that scrolls more slowly than the page. */
export function ParallaxFrame({ picture, children, className }: ParallaxFrameProps) {
  return (
    <div className={cn('parallax-frame', className)}>
      <div className="parallax-picture">{picture}</div>
      {children && <div className="parallax-words">{children}</div>}
    </div>
  );
}
