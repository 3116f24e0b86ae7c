import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { cn } from '../../looks/cn.ts';
import { controlClasses } from './control-classes.ts';
import { describeControl, Field } from './field.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  /** Always visible, under the label. */
  hint?: ReactNode;
  /** Shown under the area; marks it as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, className, required, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={!required}
      {...(className ? { className } : {})}
    >
      <textarea
        rows={5}
        {...area}
        {...describeControl(id, hint, error)}
        required={required}
        className={cn(
          controlClasses,
          'max-h-96 min-h-36 resize-y py-3 leading-normal [field-sizing:content]',
        )}
      />
    </Field>
  );
}
