import { type ReactNode, useId } from 'react';
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
  /** Always visible, under the label; or, where fields stand side by side, under the control. */
  hint?: ReactNode;
  hintBelow?: boolean;
  error?: string | undefined;
  className?: string;
  /** The control. */
  children: ReactNode;
}

/** A control with its label above, its hint, and its error below. */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, hintBelow, error, className, children } = props;
  const words = hint && (
    <p
      id={hintId(id)}
      className={cn('text-caption text-muted', hintBelow ? 'mt-1.5' : '-mt-1 mb-2')}
    >
      {hint}
    </p>
  );
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-caption font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {!hintBelow && words}
      {children}
      <FieldError id={id} error={error} />
      {hintBelow && words}
    </div>
  );
}

/** What every labelled control takes. */
export interface LabelledProps {
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
}

/** The properties of a control’s `Field`, and those that the control itself carries for it. */
export function useField(props: LabelledProps) {
  const { label, hint, error, className, required } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    field: { id, label, hint, error, optional: !required, ...(className ? { className } : {}) },
    control: { ...describeControl(id, hint, error), required },
  };
}
