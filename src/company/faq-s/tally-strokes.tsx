import styles from './questions.module.css';

/** Tally marks for a count. */
export function TallyStrokes({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 66 28" className={styles.tally} width="66" height="28">
      {Array.from({ length: count }, (_, stroke) => {
        const x = 5 + stroke * 10;
        const lean = ((stroke * 7) % 5) - 2;
        const d = stroke % 5 === 4 ? 'M0 23L44 5' : `M${x} ${3 + (lean % 2)}L${x + lean} 25`;
        return <path key={d} d={d} />;
      })}
    </svg>
  );
}
