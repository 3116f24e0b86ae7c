import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';

/** The ids of the hint and the error under a control. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** What a control carries so that its label, hint and error are read out with it. */
export function describeControl(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}

interface FieldErrorProps {
  /** Id of the control it belongs to. */
  id: string;
  error: string | undefined;
}

/** The error text of a control, with a mark, so that colour is not the only sign. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-1.5 flex items-start gap-2 text-caption font-semibold">
      <span
        aria-hidden="true"
        className="mt-px grid size-4.5 shrink-0 place-items-center rounded-full bg-accent text-[0.75rem] leading-none text-on-accent"
      >
        !
      </span>
      <span>{error}</span>
    </p>
  );
}

interface FieldProps {
  /** Id of the control; give the control `describeControl(id, hint, error)`. */
  id: string;
  label: ReactNode;
  /** Says that the field may be left empty. */
  optional?: boolean;
  /** Always visible, under the label. */
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** The control. */
  children: ReactNode;
}

/** A control with its label above, its hint, and its error below. */
export function Field({ id, label, optional, hint, error, className, children }: FieldProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-caption font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className="-mt-1 mb-2 text-caption text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
