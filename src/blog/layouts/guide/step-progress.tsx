import './step-progress.css';

interface StepProgressProps {
  label: string;
  /** Names a number for who hears it: `Step {number}: …`. */
  items: readonly { id: string; label: string; number: number }[];
}

/** The numbers of all steps at the foot of the window; one whose box is ticked is filled, by CSS alone. */
export function StepProgress({ label, items }: StepProgressProps) {
  return (
    <nav aria-label={label} className="step-progress">
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
