import type { Counted } from './campaign.ts';
import { PieceShapes, placeOf } from './piece-shapes.tsx';
import { layOut, partsOf } from './pieces.ts';

interface PieceFieldProps {
  /** For the names inside of the drawing. */
  id: string;
  counted: Counted;
  /** Description of the drawing. */
  label: string;
}

/** As many pieces of paper as the figure; CSS shows or hides those that differ between the two values. */
export function PieceField({ id, counted, label }: PieceFieldProps) {
  const { always, turning, total } = partsOf(counted);
  const places = layOut(total, counted.row);
  const rows = Math.ceil(total / counted.row);
  const full = Math.floor(total / counted.row);
  const draw = (from: number, to: number) =>
    places
      .slice(from, to)
      .map((place) => (
        <use
          key={placeOf(place)}
          href={`#${id}-piece`}
          transform={placeOf(place)}
          className={`field-${place.sheet}`}
        />
      ));
  return (
    <svg
      className="field"
      viewBox={`0 0 ${counted.row} ${rows}`}
      role="img"
      aria-label={label}
      data-increased={counted.after > counted.before || undefined}
    >
      <PieceShapes id={id} piece={counted.piece} />
      <path
        className="field-places"
        d={`M0 0H${counted.row}V${full}H${total - full * counted.row}V${rows}H0Z`}
        fill={`url(#${id}-places)`}
      />
      <g>{draw(0, always)}</g>
      <g className="field-turning">{draw(always, always + turning)}</g>
    </svg>
  );
}
