import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './parallax.css';

interface ParallaxFrameProps {
  /** A picture that fills its place. */
  picture: ReactNode;
  /** What stands on it. */
  children?: ReactNode;
  className?: string;
}

/** A window onto a picture that is taller than it and moves more slowly than the page. */
export function ParallaxFrame({ picture, children, className }: ParallaxFrameProps) {
  return (
    <div className={cn('parallax-frame', className)}>
      <div className="parallax-picture">{picture}</div>
      {children && <div className="parallax-words">{children}</div>}
    </div>
  );
}
