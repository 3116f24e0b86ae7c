import { dot, type Screen } from './bill.ts';
import { dotFigure, dotWidth } from './dot-figure.ts';
import './screen-scale.css';

interface ScreenScaleProps {
  screen: Screen;
  /** Description of the scale, under a tall one. */
  scale: string;
  /** Of a tiny one: that it is about life size. */
  life: string;
}

/** A screen by its measures: a tall one drawn beside Dot, a tiny one as large as it is. */
export function ScreenScale({ screen, scale, life }: ScreenScaleProps) {
  const { width, height } = screen;
  if (screen.size === 'tiny') {
    return (
      <p className="barn-life">
        <span aria-hidden="true" style={{ width: `${width}in`, height: `${height}in` }} />
        {life}
      </p>
    );
  }
  const room = dotWidth * 1.5;
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width + room} ${height}`}
        className="barn-scale"
        data-portrait={height > width ? '' : undefined}
      >
        <rect width={width} height={height} className="barn-scale-face" />
        <path
          d={dotFigure}
          transform={`translate(${width + room - dotWidth} ${height - dot.height})`}
          fill="currentColor"
        />
      </svg>
      <figcaption className="mt-3">{scale}</figcaption>
    </figure>
  );
}
