import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cn } from '../../looks/cn.ts';
import { CharacterCount } from '../character-count/character-count.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  /** Always visible, under the label. */
  hint?: ReactNode;
  /** Most characters that are accepted. What is more is said, not cut off. */
  limit?: number;
  /** Shown under the area; marks it as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with what is typed where the browser can. */
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
