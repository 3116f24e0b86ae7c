import { type ReactNode, useId } from 'react';
import { cn } from '../../themes/cn.ts';
import { controlWords } from '../../words/controls.ts';

/** Returns the DOM id of a control's hint. */
export const hintId = (id: string) => `${id}-hint`;
/** Returns the DOM id of a control's error message. */
export const errorId = (id: string) => `${id}-error`;

/** Returns the ARIA attributes that associate a control with its hint and error. */
export function describeControl(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}

interface FieldErrorProps {
  /** DOM id of the control. */
  id: string;
  /** Message; nothing is rendered without one. */
  error: string | undefined;
}

/** Error message of a control, with an icon, so that color is not the only cue. */
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
  /** DOM id of the control; give the control `describeControl(id, hint, error)`. */
  id: string;
  /** Text of the `<label>`. */
  label: ReactNode;
  /** Adds "optional" to the label. */
  optional?: boolean;
  /** Help text, always visible, below the label, or below the control with `hintBelow`. */
  hint?: ReactNode;
  /** Places the hint below the control instead of below the label. */
  hintBelow?: boolean;
  /** Error below the control. */
  error?: string | undefined;
  className?: string;
  /** The form control. */
  children: ReactNode;
}

/** Form field: label, hint, control and error message. */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, hintBelow, error, className, children } = props;
  const hintElement = hint && (
    <p id={hintId(id)} className={cn('text-note text-muted', hintBelow ? 'mt-1.5' : '-mt-1 mb-2')}>
      {hint}
    </p>
  );
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-caption font-semibold text-ink">
        {label}
        {optional && (
          <span className="font-normal text-muted">{` (${controlWords.optional})`}</span>
        )}
      </label>
      {!hintBelow && hintElement}
      {children}
      <FieldError id={id} error={error} />
      {hintBelow && hintElement}
    </div>
  );
}

/** Props shared by all labelled controls. */
export interface LabelledProps {
  /** DOM id of the control; generated if omitted. */
  id?: string | undefined;
  /** Text of the `<label>`. */
  label: ReactNode;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** Error below the control; sets `aria-invalid`. */
  error?: string | undefined;
  className?: string | undefined;
  /** Native `required`; without it the label says "optional". */
  required?: boolean | undefined;
}

/** Splits the props of a labelled control into those of its `Field` and those of the control itself. */
export function useField(props: LabelledProps) {
  const { label, hint, error, className, required } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  return {
    field: { id, label, hint, error, optional: !required, ...(className ? { className } : {}) },
    control: { ...describeControl(id, hint, error), required },
  };
}
