import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../themes/cn.ts';
import { describeControl, FieldError, hintId } from '../field/field.tsx';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Label text; may contain links. */
  label: ReactNode;
  /** Help text below the label, always visible. */
  hint?: ReactNode;
  /** Error below the checkbox; sets `aria-invalid`. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Native checkbox with a 44 px target, its label beside it, hint and error below. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  return (
    <div className={cn('min-w-0', className)}>
      <div className="flex items-start gap-1">
        <span className="relative -ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            {...input}
            {...describeControl(id, hint, error)}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-md border border-ink/55 bg-surface checked:border-ink checked:bg-ink hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink focus-visible:rounded-md aria-invalid:border-accent aria-invalid:shadow-[inset_0_0_0_1px_var(--accent)] before:absolute before:inset-0 forced-colors:appearance-auto"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute size-4 fill-none stroke-paper stroke-[2.5] opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m2.5 8.5 3.5 3.5 7.5-8" />
          </svg>
        </span>
        <label
          htmlFor={id}
          className="cursor-pointer py-2.5 text-[1rem] leading-normal text-ink text-pretty"
        >
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId(id)} className="pl-9.5 text-note text-muted">
          {hint}
        </p>
      )}
      <div className="pl-9.5">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
