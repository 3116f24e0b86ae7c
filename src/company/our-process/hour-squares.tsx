import styles from './planner-wall.module.css';

interface HourSquaresProps {
  hours: number;
  /** Number of hours that are the firm's fault. */
  faultHours?: number;
}

/**
 * One square per hour, hatched for the firm's faults. Decorative: the text beside them has the number.
 *
 * Styling hook: `data-fault` on the hatched squares.
 */
export function HourSquares({ hours, faultHours = 0 }: HourSquaresProps) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {Array.from({ length: hours }, (_, hour) => hour + 1).map((hour) => (
        <span
          key={hour}
          data-print-colors=""
          data-fault={hour > hours - faultHours ? '' : undefined}
          className={styles.hour}
        />
      ))}
    </span>
  );
}
