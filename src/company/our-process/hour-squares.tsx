interface HourSquaresProps {
  hours: number;
  /** Number of them that are the firm's fault. */
  fault?: number;
}

/**
 * One square an hour, hatched for those that should not have been; the text beside them has the number.
 *
 * Styling hook: `data-fault` on the hatched squares.
 */
export function HourSquares({ hours, fault = 0 }: HourSquaresProps) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {Array.from({ length: hours }, (_, hour) => hour + 1).map((hour) => (
        <span
          key={hour}
          data-print-colors=""
          data-fault={hour > hours - fault ? '' : undefined}
          className="week-hour"
        />
      ))}
    </span>
  );
}
