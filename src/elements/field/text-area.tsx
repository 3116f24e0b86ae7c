import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cn } from '../../themes/cn.ts';
import { CharacterCount } from '../character-count/character-count.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Text of the `<label>`. */
  label: ReactNode;
  /** Help text below the label, always visible. */
  hint?: ReactNode;
  /** Maximum length that is accepted. Longer text is reported, not cut off. */
  limit?: number;
  /** Error below the control; sets `aria-invalid`. */
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, limit, error, className, required, ...area } = props;
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea
        rows={5}
        {...area}
        {...control}
        className={cn(
          controlClasses,
          'max-h-96 min-h-36 resize-y py-3 leading-normal [field-sizing:content]',
        )}
      />
      {limit && <CharacterCount control={field.id} limit={limit} />}
    </Field>
  );
}
