'use client';
import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import { hourText } from '../../elements/clock/time-text.ts';
import { SelectField } from '../../elements/field/select-field.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { SlotField } from '../appointments/slot-field.tsx';
import type { ContactPost, ContactPostInput } from '../contact/schema.ts';
import { copy } from '../copy.ts';
import type { Detail } from './detail.ts';
import { dayRange } from './detail-problem.ts';

interface DetailFieldsProps {
  details: readonly Detail[];
  control: Control<ContactPostInput, unknown, ContactPost>;
  register: (name: string) => UseFormRegisterReturn;
  errorOf: (name: string) => string | undefined;
  /** Time of hydration; null before, when the current day is unknown. */
  now: Date | null;
}

/**
 * The additional fields of a contact form, in their order.
 *
 * @internal
 */
export function DetailFields({ details, ...form }: DetailFieldsProps) {
  return details.map((detail) => <DetailField key={detail.name} detail={detail} {...form} />);
}

interface DetailFieldProps extends Omit<DetailFieldsProps, 'details'> {
  detail: Detail;
}

function DetailField({ detail, control, register, errorOf, now }: DetailFieldProps) {
  if (detail.kind === 'slot')
    return <SlotField detail={detail} control={control} error={errorOf(detail.name)} now={now} />;
  const { kind, name, label, hint, required = false } = detail;
  const field = { ...register(name), label, hint, required, error: errorOf(name) };
  if (kind === 'choice')
    return <SelectField {...field} placeholder={copy.choose} options={detail.options} />;
  if (kind === 'hour') {
    const options = detail.hours.map(hourText);
    return <SelectField {...field} placeholder={copy.choose} options={options} />;
  }
  if (kind === 'date')
    return <TextField {...field} hintBelow type="date" {...(now ? dayRange(detail, now) : {})} />;
  const { min, max } = detail;
  const range = { min, max, step: 1 };
  return <TextField {...field} hintBelow type="number" inputMode="numeric" {...range} />;
}
