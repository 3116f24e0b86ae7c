import { cn } from '../../themes/cn.ts';

interface FormCheckboxProps {
  title: string;
  isChecked: boolean;
  labels: { checkedLabel: string; uncheckedLabel: string };
}

/** Checked or empty box with its label. Static, not a form control. */
export function FormCheckbox({ title, isChecked, labels }: FormCheckboxProps) {
  return (
    <li className={cn('flex items-center gap-2.5', !isChecked && 'text-muted')}>
      <svg
        viewBox="0 0 28 28"
        className="size-7 shrink-0 fill-none forced-colors:[--deep:CanvasText]"
        role="img"
        aria-label={isChecked ? labels.checkedLabel : labels.uncheckedLabel}
      >
        <rect x="4" y="8" width="16" height="16" className="stroke-current" strokeWidth="1.5" />
        {isChecked && (
          <path
            d="M6 15c3 2 4 5 5 8 3-9 8-16 15-21"
            className="stroke-deep"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {title}
    </li>
  );
}
