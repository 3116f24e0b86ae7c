import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { cn } from '../../looks/cn.ts';
import { controlClasses } from './control-classes.ts';
import { Field, useField } from './field.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  /** Stands first and counts as nothing chosen. */
  placeholder: string;
  options: readonly string[];
  /** Always visible, under the label. */
  hint?: ReactNode;
  /** Shown under the list; marks it as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several texts, by the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, placeholder, options, hint, error, className, required, ...select } = props;
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <select {...select} {...control} className={cn(controlClasses, 'h-13')}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
