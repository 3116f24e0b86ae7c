import { type Clay, clayDrawings, type Mix } from './clay-drawings.tsx';

/** Lit side, body and shade of each clay. */
const clays: Record<Clay, readonly [string, string, string]> = {
  ink: ['#6b6bb4', '#2f2f6e', '#20204f'],
  coral: ['#ffab9b', '#ff6b57', '#dd4a38'],
  teal: ['#6fd6cd', '#17a59a', '#0c837a'],
  cream: ['#ffffff', '#fff0e0', '#ecd3bb'],
  sun: ['#ffe3a6', '#ffc24d', '#e5a12b'],
  rose: ['#ffd9cd', '#ffb3a0', '#ee9480'],
};

interface ClayDrawingProps {
  /** Unique on the page. */
  id: string;
  name: string;
  /** `''` for decoration; left out: the drawing's own words. */
  alt?: string;
  className?: string;
}

/**
 * A clay thing drawn by code, lit from the upper left, whole in a frame of any shape: its ground runs on.
 * @throws for a name without a drawing, which fails the build.
 */
export function ClayDrawing({ id, name, alt, className }: ClayDrawingProps) {
  const drawing = clayDrawings[name];
  if (!drawing) throw new Error(`No clay thing is drawn under the name "${name}".`);
  const words = alt ?? drawing.alt;
  const mix: Mix = (clay) => `url(#${id}-${clay})`;
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid meet"
      className={className}
      role="img"
      aria-hidden={words === '' || undefined}
    >
      <title>{words}</title>
      <defs>
        {(Object.keys(clays) as Clay[]).map((clay) => (
          <radialGradient key={clay} id={`${id}-${clay}`} cx="0.3" cy="0.2" r="1">
            <stop offset="0" stopColor={clays[clay][0]} />
            <stop offset="0.45" stopColor={clays[clay][1]} />
            <stop offset="1" stopColor={clays[clay][2]} />
          </radialGradient>
        ))}
        <linearGradient id={`${id}-ground`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor={drawing.ground[0]} />
          <stop offset="1" stopColor={drawing.ground[1]} />
        </linearGradient>
        <filter id={`${id}-soft`} x="-30%" y="-200%" width="160%" height="500%">
          <feGaussianBlur stdDeviation="11" />
        </filter>
      </defs>
      <rect x="-1200" y="-1200" width="2800" height="2800" fill={`url(#${id}-ground)`} />
      <ellipse
        cx="214"
        cy="322"
        rx="134"
        ry="15"
        fill="#6b3a2c"
        opacity="0.32"
        filter={`url(#${id}-soft)`}
      />
      {drawing.draw(mix)}
    </svg>
  );
}
