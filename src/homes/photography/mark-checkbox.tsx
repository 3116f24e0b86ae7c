import heroRollStyles from './hero-roll.module.css';
import styles from './mark-checkbox.module.css';

interface MarkCheckboxProps {
  /** Numbers of roll and frame: `412-17`. */
  id: string;
  /** Accessible name of the checkbox. */
  label: string;
  /** Size. `frame`: covers the whole frame; `corner`: button in its corner. */
  variant: 'frame' | 'corner';
}

/** Checkbox in the form of a hand-drawn ring. Works without script; with script the mark is stored (marks.ts). */
export function MarkCheckbox({ id, label, variant }: MarkCheckboxProps) {
  return (
    <label className={`${heroRollStyles.mark} ${styles.mark}`} data-variant={variant}>
      <input type="checkbox" data-mark={id} suppressHydrationWarning />
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" />
    </label>
  );
}
