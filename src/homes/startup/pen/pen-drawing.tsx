import { cn } from '../../../themes/cn.ts';
import styles from './pen-drawing.module.css';

/** Strokes of one pen color. */
export interface PenStrokes {
  pen: 'ink' | 'coral' | 'teal';
  /** SVG path data, one path per stroke: crossings are darker. */
  strokes: readonly string[];
}

interface PenDrawingProps {
  /** Width and height of the view box. */
  size: readonly [width: number, height: number];
  layers: readonly PenStrokes[];
  /** Unique on the page. */
  id: string;
  /** Text alternative; omitted for decoration. */
  label?: string;
  /** Ignores the aspect ratio (`preserveAspectRatio="none"`). */
  isStretched?: boolean;
  className?: string;
}

/**
 * Ballpoint drawing: each layer is drawn twice, the second time dashed, which looks like varying
 * pressure.
 *
 * Styling hook: `data-pen` on each layer.
 */
export function PenDrawing(props: PenDrawingProps) {
  const {
    size: [width, height],
    layers,
    id,
    label,
    isStretched = false,
    className,
  } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cn(styles.drawing, className)}
      role={label ? 'img' : undefined}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {layers.map(({ pen, strokes }) => (
        <g key={pen} data-pen={pen}>
          <g id={`${id}-${pen}`}>
            {strokes.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
          <use href={`#${id}-${pen}`} className={styles.pressure} />
        </g>
      ))}
    </svg>
  );
}
