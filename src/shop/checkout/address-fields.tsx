import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../elements/field/select-field.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { deliveryStates } from '../order/delivery-states.ts';
import { addressConstraints } from './address-constraints.ts';
import type { CheckoutCopy } from './copy.ts';
import type { Checkout, CheckoutInput } from './schema.ts';

interface AddressFieldsProps {
  form: UseFormReturn<CheckoutInput, unknown, Checkout>;
  copy: CheckoutCopy;
}

/** Renders the address fields: street, city, state and ZIP code. */
export function AddressFields({ form, copy }: AddressFieldsProps) {
  const { errors } = form.formState;
  const field = (name: keyof typeof addressConstraints) => ({
    ...addressConstraints[name],
    ...form.register(name),
    label: copy.labels[name],
    error: errors[name]?.message,
  });
  // A ZIP code's validity depends on the state: revalidate it.
  const state = form.register('state', {
    onChange: () => {
      if (form.getValues('zip')) form.trigger('zip');
    },
  });
  return (
    <>
      <TextField {...field('street')} className="@lg:col-span-2" />
      <TextField {...field('unit')} className="@lg:col-span-2" />
      <TextField {...field('city')} className="@lg:col-span-2" />
      <SelectField
        {...state}
        required
        autoComplete="shipping address-level1"
        label={copy.labels.state}
        placeholder={copy.choose}
        options={deliveryStates}
        error={errors.state?.message}
      />
      <TextField {...field('zip')} />
    </>
  );
}
