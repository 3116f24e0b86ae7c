import { type ComponentProps, useState } from 'react';
import { TextField } from '../../elements/field/text-field.tsx';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** Label of the checkbox below. */
  showLabel: string;
}

/** Renders a password field with a checkbox that reveals the value. */
export function PasswordField({ showLabel, className, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
      />
      <label className="account-show">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        {showLabel}
      </label>
    </div>
  );
}
