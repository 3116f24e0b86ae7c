/** Shape of each counted unit. */
export type TallyShape = 'dot' | 'ring' | 'person';

const shapes = {
  dot: <circle cx="5" cy="5" r="3.1" />,
  ring: <circle cx="5" cy="5" r="2.9" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  person: <path d="M5 1.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M2.2 8.4a2.8 2.8 0 0 1 5.6 0z" />,
} as const satisfies Record<TallyShape, unknown>;

interface TallyDrawingProps {
  /** Unique on the page. */
  id: string;
  shape: TallyShape;
  /** Shapes in a row; rows times columns is the number that is drawn. */
  columns: number;
  rows: number;
  className?: string;
}

/** A number drawn one by one, so that it can be counted. Decoration: the number is beside it. */
export function TallyDrawing({ id, shape, columns, rows, className }: TallyDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      className={className}
      fill="currentColor"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          {shapes[shape]}
        </pattern>
      </defs>
      <rect width={columns * 10} height={rows * 10} fill={`url(#${id})`} />
    </svg>
  );
}
