import { Fragment, type ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './cord.module.css';

/** Drawing of the cord for one range of widths. */
export interface CordDrawing {
  /** Height in units: the drawing is 1,280 units wide, or 390 below 768 px. */
  height: number;
  /** Data of the path (`CordPen`). */
  path: string;
  /**
   * Strands that lie on top of others, drawn again over a gap of the ground; a list, if some of them
   * cross each other.
   */
  over?: string | readonly string[];
  /** Shapes behind the cord, in the same units: the light in a window. */
  behind?: ReactNode;
  /** Other shapes, in the same units: the receiver, a lamp, what hides a crossing. */
  shapes?: ReactNode;
  /**
   * Fills the height of the texts over it, which are in the flow: with larger text the drawing is
   * stretched with them.
   */
  isStretched?: boolean;
}

interface CordProps {
  /** Drawing of wide windows; left out, there is none. */
  wide?: CordDrawing;
  /** Drawing of windows below 768 px; left out, there is none. */
  narrow?: CordDrawing;
  /** Sentence that says for screen readers what is drawn. Without it the drawing is decorative. */
  label?: string;
  /** Texts and links over the drawing, which they position in percent of its box. */
  children?: ReactNode;
  className?: string;
}

/**
 * One stretch of the telephone cord that goes through the pages of the firm, from one edge of the
 * window to the other: it leaves at the right, and goes on at the left further below, as a line of
 * text does. Fills the width of its parent, which is as wide as the window.
 */
export function Cord({ wide, narrow, label, children, className }: CordProps) {
  return (
    <div data-cord className={cn(styles.cord, className)}>
      <div className={styles.box}>
        {wide && <CordPicture {...wide} width={1280} label={label} className={styles.wide} />}
        {narrow && <CordPicture {...narrow} width={390} label={label} className={styles.narrow} />}
        {children}
      </div>
    </div>
  );
}

interface CordPictureProps extends CordDrawing {
  width: number;
  label: string | undefined;
  className: string | undefined;
}

function CordPicture(props: CordPictureProps) {
  const { width, height, path, over, behind, shapes, isStretched, label, className } = props;
  const drawing = (
    <>
      {behind}
      <path d={path} className={styles.line} />
      {[over || []].flat().map((strand) => (
        <Fragment key={strand}>
          <path d={strand} className={styles.gap} />
          <path d={strand} className={styles.line} />
        </Fragment>
      ))}
      {shapes}
    </>
  );
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    className: cn(className, isStretched && styles.stretched),
    ...(isStretched && { preserveAspectRatio: 'none' }),
  };
  return label ? (
    <svg {...box} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {drawing}
    </svg>
  );
}
