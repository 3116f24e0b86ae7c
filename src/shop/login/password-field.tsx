import { type ComponentProps, useState } from 'react';
import { TextField } from '../../elements/field/text-field.tsx';
import styles from './login.module.css';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** Label of the checkbox below. */
  showLabel: string;
}

/** Renders a password field with a checkbox that reveals the value. */
export function PasswordField({ showLabel, className, ...field }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={className}>
      <TextField
        {...field}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize={isVisible ? 'none' : undefined}
        spellCheck={false}
      />
      <label className={styles.accountShow}>
        <input
          type="checkbox"
          checked={isVisible}
          onChange={(event) => setIsVisible(event.currentTarget.checked)}
        />
        {showLabel}
      </label>
    </div>
  );
}
