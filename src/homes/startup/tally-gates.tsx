import styles from './stats-tally.module.css';

/** Paths of four variants of a tally of five. */
const gates = [
  'M9 6q3 22 1 43 M22 4q1 25 3 44 M36 7q-1 20-2 42 M49 3q0 22 2 45 M2 38q26-8 56-25',
  'M8 3q1 25 3 46 M24 6q-2 20-1 42 M35 2q3 26 2 47 M50 5q-3 24-2 43 M0 33q32-4 60-15',
  'M11 5q-3 20-2 43 M23 2q2 24 1 46 M38 5q-1 24 0 45 M49 6q2 20 1 44 M3 41q28-12 53-31',
  'M8 6q3 21 2 42 M21 4q3 22 3 45 M35 5q1 22-1 44 M48 2q2 26 4 45 M1 36q30-6 58-20',
];

/** Shapes of the tally, defined once for all `TallyGates` of a page. */
export function TallyShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {gates.map((d, index) => (
          <g key={d} id={`tally-gate-${index}`}>
            {d.split(/ (?=M)/).map((stroke) => (
              <path key={stroke} d={stroke} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** Number as tally marks. Decorative: the number is beside it. */
export function TallyGates({ value }: { value: number }) {
  return Array.from({ length: Math.round(value / 5) }, (_, index) => (
    <svg key={index} viewBox="0 0 62 52" className={styles.tallyGate} aria-hidden="true">
      <use href={`#tally-gate-${(index * 3 + (index >> 2)) % gates.length}`} />
    </svg>
  ));
}
