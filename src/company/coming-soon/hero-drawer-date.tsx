import styles from './hero-drawer.module.css';

interface HeroDrawerDateProps {
  items: readonly (readonly [figure: string, word: string])[];
}

/** Date on the four screens, without script and in print. Decorative: the text has the same date. */
export function HeroDrawerDate({ items }: HeroDrawerDateProps) {
  return (
    <p className={styles.noScript} aria-hidden="true" data-print-colors="">
      {items.map(([figure, word]) => (
        <span key={word} data-print-colors="">
          <b className={`${styles.figure} font-display font-bold`} data-print-colors="">
            {figure}
          </b>
          <span className={styles.unit} data-print-colors="">
            {word}
          </span>
        </span>
      ))}
    </p>
  );
}
