import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cn } from '../../looks/cn.ts';
import { controlClasses } from './control-classes.ts';
import { describeControl, Field } from './field.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** Always visible, under the label. */
  hint?: ReactNode;
  /** Shown under the input; marks it as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Not marked as required, it says that it may be left empty. */
export function TextField({ label, hint, error, className, required, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={!required}
      {...(className ? { className } : {})}
    >
      <input
        {...input}
        {...describeControl(id, hint, error)}
        required={required}
        className={cn(controlClasses, 'h-13')}
      />
    </Field>
  );
}
