import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/button/button.tsx';
import { keepFocus } from '../../forms/keep-focus.ts';
import { PersonFields } from '../../forms/person-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './checkout.module.css';
import type { CheckoutCopy } from './copy.ts';
import { resolveCheckout } from './resolve-checkout.ts';
import type { Checkout, CheckoutInput } from './schema.ts';

interface CheckoutFormProps {
  copy: CheckoutCopy;
  /** Called when the state changes; `''` for none. */
  onState: (state: string) => void;
  /** Called when all fields are valid. The values are not passed on. */
  onDone: () => void;
}

/**
 * Renders the checkout form: each field is validated once touched; the first invalid one gets the
 * focus on submit. `method="dialog"` outside of a dialog sends nothing, with or without script.
 */
export function CheckoutForm({ copy, onState, onDone }: CheckoutFormProps) {
  const form = useForm<CheckoutInput, unknown, Checkout>({
    mode: 'onTouched',
    resolver: resolveCheckout,
  });
  const { isSubmitted, isValid, errors } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  // A state may be selected before hydration; after a return there is none.
  useEffect(() => onState(element.current?.querySelector('select')?.value ?? ''), [onState]);
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={form.handleSubmit(onDone)}
      onChange={(event) => {
        const { target } = event;
        if (target instanceof HTMLSelectElement) onState(target.value);
      }}
    >
      <fieldset className={styles.group}>
        <legend>{copy.personLegend}</legend>
        <div className="@container">
          <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
            <PersonFields register={form.register} errors={errors} nameAlone />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{copy.addressLegend}</legend>
        <div className="@container">
          <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
            <AddressFields form={form} copy={copy} />
          </div>
        </div>
      </fieldset>
      <div className={styles.group}>
        <h2>{copy.pay.heading}</h2>
        <p className={styles.pay}>{copy.pay.content}</p>
      </div>
      <p className={styles.noScript}>{copy.script}</p>
      <div className={styles.submit}>
        <Button type="submit" size="lg" onMouseDown={keepFocus}>
          {copy.submit}
        </Button>
        <p role="status">{isSubmitted && !isValid ? copy.wrong : ''}</p>
      </div>
    </form>
  );
}
