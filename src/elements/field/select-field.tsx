import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { cn } from '../../themes/cn.ts';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';
import styles from './native-select.module.css';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Text of the `<label>`. */
  label: ReactNode;
  /** First option, with an empty value. */
  placeholder: string;
  /** Options; each text is its value. */
  options: readonly string[];
  /** Help text below the label, always visible. */
  hint?: ReactNode;
  /** Error below the list; sets `aria-invalid`. */
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** Native `<select>` with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, placeholder, options, hint, error, className, required, ...select } = props;
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <select
        {...select}
        {...control}
        className={cn(controlClasses, `${styles.nativeSelect} h-13`)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
