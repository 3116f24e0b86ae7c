'use client';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react';
import { describeControl, Field } from '../field/field.tsx';
import { fileSize } from './file-size.ts';

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Text of the `<label>`. */
  label: ReactNode;
  /** Help text, always visible: accepted types, maximum size. */
  hint?: ReactNode;
  /** Error below the input; sets `aria-invalid`. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Native file input, which also accepts dropped files; announces name and size of the chosen file. */
export function FileInput({ label, hint, error, required, onChange, ...input }: FileInputProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const [fileDescription, setFileDescription] = useState('');

  useEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement)) return;
    const update = () => {
      const file = control.files?.[0];
      setFileDescription(file ? `${file.name}, ${fileSize(file.size)}` : '');
    };
    const updateAfterReset = () => queueMicrotask(update);
    update();
    control.addEventListener('change', update);
    control.form?.addEventListener('reset', updateAfterReset);
    return () => {
      control.removeEventListener('change', update);
      control.form?.removeEventListener('reset', updateAfterReset);
    };
  }, [id]);

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={!required}>
      <input
        {...input}
        {...describeControl(id, hint, error)}
        type="file"
        required={required}
        onChange={onChange}
        className="block w-full cursor-pointer rounded-lg border border-dashed border-ink/55 bg-surface p-1.5 text-[1rem] text-muted file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-md file:border-0 file:bg-ink file:px-4 file:font-text file:font-semibold file:text-paper hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink focus-visible:rounded-lg aria-invalid:border-accent"
      />
      <p aria-live="polite" className="sr-only">
        {fileDescription}
      </p>
    </Field>
  );
}
