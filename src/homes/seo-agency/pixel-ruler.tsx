import type { CSSProperties } from 'react';

interface PixelRulerProps {
  /** Used and available width in pixels. */
  width: number;
  room: number;
  /** Length of the ruler in pixels. */
  long: number;
}

/** Ruler in pixels below a line of text: the used part, and the excess. */
export function PixelRuler({ width, room, long }: PixelRulerProps) {
  const part = (pixels: number) => `${(Math.min(pixels, long) / long) * 100}%`;
  const style = {
    '--used': part(Math.min(width, room)),
    '--all': part(width),
    '--room': part(room),
  };
  const marks = Array.from({ length: Math.floor(long / 100) + 1 }, (_, index) => index * 100);
  return (
    <span
      className="ruler"
      data-over-limit={width > room || undefined}
      style={style as CSSProperties}
      aria-hidden="true"
    >
      <span className="ruler-bar" />
      {marks.map((mark) => (
        <i key={mark} style={{ left: part(mark) }} data-long={mark % 200 === 0 || undefined}>
          {mark % 200 === 0 && mark < long * 0.9 ? mark : ''}
        </i>
      ))}
    </span>
  );
}
