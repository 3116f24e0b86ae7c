interface HourSquaresProps {
  hours: number;
  /** How many of them are the firm's fault. */
  fault?: number;
}

/** One square an hour, those that should not have been hatched; the number stands beside them in words. */
export function HourSquares({ hours, fault = 0 }: HourSquaresProps) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {Array.from({ length: hours }, (_, hour) => hour + 1).map((hour) => (
        <span
          key={hour}
          data-in-colour=""
          data-fault={hour > hours - fault ? '' : undefined}
          className="week-hour"
        />
      ))}
    </span>
  );
}
