import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../themes/cn.ts';
import { CharacterCount } from '../character-count/character-count.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';
import styles from './native-date.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Text of the `<label>`. */
  label: ReactNode;
  /** Help text, always visible, below the label, or below the input with `hintBelow`. */
  hint?: ReactNode;
  /** Places the hint below the input instead of below the label. */
  hintBelow?: boolean;
  /** Maximum length that is accepted. Longer text is reported, not cut off. */
  limit?: number;
  /** Error below the input; sets `aria-invalid`. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field. Without `required` its label says that it is optional. */
export function TextField(props: TextFieldProps) {
  const { label, hint, hintBelow, limit, error, className, required, ...input } = props;
  const { field, control } = useField(props);
  return (
    <Field {...field} {...(hintBelow ? { hintBelow } : {})}>
      <input
        {...input}
        {...control}
        className={cn(controlClasses, 'h-13', input.type === 'date' && styles.nativeDate)}
      />
      {limit && <CharacterCount control={field.id} limit={limit} />}
    </Field>
  );
}
