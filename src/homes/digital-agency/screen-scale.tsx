import { dotFigure, dotWidth } from './dot-figure.ts';
import { dot, type Screen } from './screen-prices.ts';
import styles from './screen-scale.module.css';

interface ScreenScaleProps {
  screen: Screen;
  /** Caption of a tall screen: the scale of the drawing. */
  scaleCaption: string;
  /** Caption of a tiny screen: it is about life size. */
  lifeSizeCaption: string;
}

/** Drawing of a screen: a tall one beside a person for scale, a tiny one at true size. */
export function ScreenScale({ screen, scaleCaption, lifeSizeCaption }: ScreenScaleProps) {
  const { width, height } = screen;
  if (screen.size === 'tiny') {
    return (
      <p className={styles.life}>
        <span aria-hidden="true" style={{ width: `${width}in`, height: `${height}in` }} />
        {lifeSizeCaption}
      </p>
    );
  }
  const figureSpace = dotWidth * 1.5;
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width + figureSpace} ${height}`}
        className={styles.scale}
        data-portrait={height > width ? '' : undefined}
      >
        <rect width={width} height={height} className={styles.scaleFace} />
        <path
          d={dotFigure}
          transform={`translate(${width + figureSpace - dotWidth} ${height - dot.height})`}
          fill="currentColor"
        />
      </svg>
      <figcaption className="mt-3">{scaleCaption}</figcaption>
    </figure>
  );
}
