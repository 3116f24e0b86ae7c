import type { TilePattern } from './tile-patterns.ts';

interface LaySymbolProps {
  id: string;
  pattern: TilePattern;
}

/** Tile pattern as an SVG symbol; its four colors are `--losa-0` to `--losa-3`. */
export function TileSymbol({ id, pattern }: LaySymbolProps) {
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <rect width="100" height="100" fill="var(--losa-0, currentColor)" />
      {pattern.parts.map(({ d, color }, index) => (
        <path key={index} d={d} fill={`var(--losa-${color})`} />
      ))}
    </symbol>
  );
}
