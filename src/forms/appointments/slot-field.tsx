'use client';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { controlClasses } from '../../elements/field/control-classes.ts';
import { describeControl, Field, FieldError, hintId } from '../../elements/field/field.tsx';
import { cn } from '../../themes/cn.ts';
import type { ContactPost, ContactPostInput } from '../contact/schema.ts';
import { copy } from '../copy.ts';
import type { SlotDetail } from '../details/detail.ts';
import { appointmentFields } from './appointment-fields.ts';
import { type DiaryDay, freeDays, slotText } from './diary.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useTakenSlots } from './use-taken-slots.ts';

interface SlotFieldProps {
  detail: SlotDetail;
  control: Control<ContactPostInput, unknown, ContactPost>;
  error: string | undefined;
  /** Time of hydration; null before, when the current day is unknown. */
  now: Date | null;
}

/**
 * A field for a day and a free slot of a diary; a native `datetime-local` input before hydration.
 *
 * @internal
 */
export function SlotField({ detail, control, error, now }: SlotFieldProps) {
  const { name, label, hint, diary, takenAt, required = false } = detail;
  const id = useId();
  // Not part of the schema: details are fields in addition to those of every contact form.
  const { field } = useController({ control, name: name as 'comment', defaultValue: '' });
  // Fetched again after each error and each submission, so that slots just taken are not offered.
  const taken = useTakenSlots(takenAt, `${error ?? ''}${field.value ? '' : '-'}`);
  const diaryInput = <input type="hidden" name={appointmentFields.diary} value={diary.name} />;
  if (!now || !taken)
    return (
      <>
        {diaryInput}
        <Field
          id={id}
          label={label}
          hint={hint}
          error={error}
          optional={!required}
          className="@lg:col-span-2"
        >
          <input
            {...describeControl(id, hint, error)}
            type="datetime-local"
            name={name}
            step={diary.minutes * 60}
            required={required}
            // Keeps a value chosen before hydration when the slots replace this input.
            ref={(input) => {
              if (input?.value && !field.value) field.onChange(input.value);
            }}
            onChange={field.onChange}
            defaultValue={field.value || undefined}
            className={cn(controlClasses, 'h-13')}
          />
        </Field>
      </>
    );
  const days = freeDays(diary, now, taken);
  return (
    <fieldset
      className="lf-slot-field min-w-0 @lg:col-span-2"
      aria-describedby={hint ? hintId(id) : undefined}
    >
      {diaryInput}
      <legend className="mb-1.5 text-caption font-semibold text-ink">{label}</legend>
      {hint && (
        <p id={hintId(id)} className="-mt-1 mb-3 text-note text-muted">
          {hint}
        </p>
      )}
      <SelectedDay
        days={days}
        selectedSlot={field.value ?? ''}
        onSelectSlot={field.onChange}
        firstRadioRef={field.ref}
        describedBy={error ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface SelectedDayProps {
  days: readonly DiaryDay[];
  /** Selected slot; '' is none. */
  selectedSlot: string;
  onSelectSlot: (slot: string) => void;
  firstRadioRef: (element: HTMLElement | null) => void;
  describedBy: string | undefined;
}

/**
 * Slot choice for one day: the one clicked, else that of the selected slot, else the next with a
 * free slot.
 */
function SelectedDay(props: SelectedDayProps) {
  const { days, selectedSlot, onSelectSlot, firstRadioRef, describedBy } = props;
  const [selectedDay, setSelectedDay] = useState<string>();
  const texts = copy.appointment;
  const shownDay =
    days.find(({ day }) => day === selectedDay) ??
    days.find(({ day }) => selectedSlot.startsWith(day)) ??
    days[0];
  if (!shownDay) return <p>{texts.full}</p>;
  const isFree = days.some(({ slots }) => slots.includes(selectedSlot));
  return (
    <>
      <SlotChoice
        days={days}
        shownDay={shownDay}
        selectedSlot={selectedSlot}
        onSelectDay={setSelectedDay}
        onSelectSlot={onSelectSlot}
        firstRadioRef={firstRadioRef}
        describedBy={describedBy}
      />
      <p role="status" className="lf-slot-chosen mt-3 text-caption">
        {selectedSlot !== '' &&
          (isFree ? `${texts.chosen} ${slotText(selectedSlot)}.` : texts.gone)}
      </p>
    </>
  );
}
