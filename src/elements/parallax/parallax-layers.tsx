import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './parallax.css';

interface ParallaxLayersProps {
  /** From the far one to the near one; each moves more than the one behind it. */
  layers: readonly ReactNode[];
  /** Stands between the sky and the first layer. */
  children?: ReactNode;
  className?: string;
}

/** Layers in depth, parting as the page scrolls. Without motion they stand as they were drawn. */
export function ParallaxLayers({ layers, children, className }: ParallaxLayersProps) {
  return (
    <div className={cn('parallax-layers', className)}>
      {children && <div className="parallax-behind">{children}</div>}
      {layers.map((layer, index) => (
        <div
          key={index}
          aria-hidden="true"
          className="parallax-layer"
          style={{ '--depth': (index + 1) / layers.length } as CSSProperties}
        >
          {layer}
        </div>
      ))}
    </div>
  );
}
