import styles from './step-progress.module.css';

interface StepProgressProps {
  label: string;
  /** `label` is the accessible name of a number: `Step {number}: …`. */
  items: readonly { id: string; label: string; number: number }[];
}

/**
 * Renders the numbers of all steps in a bar over them; CSS alone fills those whose checkbox is
 * checked.
 */
export function StepProgress({ label, items }: StepProgressProps) {
  return (
    <nav aria-label={label} className={styles.stepProgress}>
      <ol>
        {items.map(({ id, label: name, number }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={name}>
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
