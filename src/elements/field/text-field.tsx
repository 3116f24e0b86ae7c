import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../looks/cn.ts';
import { CharacterCount } from '../character-count/character-count.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** Always visible, under the label; or, where fields stand side by side, under the input. */
  hint?: ReactNode;
  hintBelow?: boolean;
  /** Most characters that are accepted. What is more is said, not cut off. */
  limit?: number;
  /** Shown under the input; marks it as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Not marked as required, it says that it may be left empty. */
export function TextField(props: TextFieldProps) {
  const { label, hint, hintBelow, limit, error, className, required, ...input } = props;
  const { field, control } = useField(props);
  return (
    <Field {...field} {...(hintBelow ? { hintBelow } : {})}>
      <input {...input} {...control} className={cn(controlClasses, 'h-13')} />
      {limit && <CharacterCount control={field.id} limit={limit} />}
    </Field>
  );
}
