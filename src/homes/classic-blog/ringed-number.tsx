import { pencilPath } from './handwriting/pencil-path.ts';
import styles from './post-margin.module.css';

/** Number in a hand-drawn ring. */
export function RingedNumber({ number }: { number: number }) {
  const { width, d } = pencilPath(`${number}`);
  const left = 30 - (width - 4) / 2;
  return (
    <svg className={styles.ring} viewBox="0 0 60 60" aria-hidden="true">
      <path d="M36 5C14 1 4 18 5 32C7 50 24 57 38 53C54 48 58 30 52 18C47 8 36 4 24 7" />
      <path d={d} transform={`translate(${left.toFixed(1)} 47)`} />
    </svg>
  );
}
