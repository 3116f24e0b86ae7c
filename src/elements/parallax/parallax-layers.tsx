import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './parallax.module.css';

interface ParallaxLayersProps {
  /** Layers from far to near; each moves more than the one behind it. */
  layers: readonly ReactNode[];
  /** Content between the sky and the first layer. */
  children?: ReactNode;
  className?: string;
}

/** Layered parallax scene that parts on scroll. Static with reduced motion. */
export function ParallaxLayers({ layers, children, className }: ParallaxLayersProps) {
  return (
    <div className={cn(styles.layers, className)}>
      {children && <div className={styles.background}>{children}</div>}
      {layers.map((layer, index) => (
        <div
          key={index}
          aria-hidden="true"
          className={styles.layer}
          style={{ '--depth': (index + 1) / layers.length } as CSSProperties}
        >
          {layer}
        </div>
      ))}
    </div>
  );
}
