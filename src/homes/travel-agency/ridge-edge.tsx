import styles from './ridge-edge.module.css';

interface RidgeEdgeProps {
  /** Seed of the skyline. */
  seed: number;
}

/** Returns a skyline as SVG path data, 1200 units wide and 100 high. */
function skyline(seed: number): string {
  const count = 84;
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = i / count;
    const height =
      34 * Math.sin(x * 5.2 + seed * 1.7) +
      17 * Math.abs(Math.sin(x * 15 + seed * 2.3)) +
      9 * Math.sin(x * 37 + seed) +
      5 * Math.sin(i * 2.4 + seed * 5);
    return `${Math.round(x * 1200)} ${Math.round(58 - height * 0.8)}`;
  });
  return `M0 100L${points.join('L')}L1200 100Z`;
}

/** Upper edge of a section as a skyline in the section's own color; it overlaps the section before. */
export function RidgeEdge({ seed }: RidgeEdgeProps) {
  return (
    <svg
      viewBox="0 0 1200 100"
      preserveAspectRatio="none"
      className={styles.ridgeEdge}
      aria-hidden="true"
    >
      <path d={skyline(seed)} />
    </svg>
  );
}
