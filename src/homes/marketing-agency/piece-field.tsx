import styles from './before-after.module.css';
import type { CountedFigure } from './campaign.ts';
import { PieceShapes, transformOf } from './piece-shapes.tsx';
import { dividePieces, layOut } from './pieces.ts';

interface PieceFieldProps {
  /** For the names inside of the drawing. */
  id: string;
  figure: CountedFigure;
  /** Description of the drawing. */
  label: string;
}

/** As many pieces of paper as the figure; CSS shows or hides those that differ between the two values. */
export function PieceField({ id, figure, label }: PieceFieldProps) {
  const { permanent, changing, total } = dividePieces(figure);
  const positions = layOut(total, figure.piecesPerRow);
  const rows = Math.ceil(total / figure.piecesPerRow);
  const fullRows = Math.floor(total / figure.piecesPerRow);
  const renderPieces = (start: number, end: number) =>
    positions
      .slice(start, end)
      .map((position) => (
        <use
          key={transformOf(position)}
          href={`#${id}-piece`}
          transform={transformOf(position)}
          className={styles[`field-${position.sheet}`]}
        />
      ));
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${figure.piecesPerRow} ${rows}`}
      role="img"
      aria-label={label}
      data-increased={figure.after > figure.before || undefined}
    >
      <PieceShapes id={id} piece={figure.piece} />
      <path
        d={`M0 0H${figure.piecesPerRow}V${fullRows}H${total - fullRows * figure.piecesPerRow}V${rows}H0Z`}
        fill={`url(#${id}-places)`}
      />
      <g>{renderPieces(0, permanent)}</g>
      <g className={styles['field-turning']}>{renderPieces(permanent, permanent + changing)}</g>
    </svg>
  );
}
