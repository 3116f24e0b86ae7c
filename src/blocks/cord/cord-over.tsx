import styles from './cord-over.module.css';

/**
 * Pieces of the cord that lie over another strand: each is drawn again, with the ground showing on
 * both of its sides. For the shapes of a drawing.
 */
export function CordOver({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => (
    <g key={path} className={styles.over}>
      <path d={path} />
      <path d={path} />
    </g>
  ));
}
