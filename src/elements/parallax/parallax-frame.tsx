import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './parallax.module.css';

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
    <div className={cn(styles.frame, className)}>
      <div className={styles.picture}>{picture}</div>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
