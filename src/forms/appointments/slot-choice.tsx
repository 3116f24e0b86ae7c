'use client';
import { useId } from 'react';
import { copy } from '../copy.ts';
import { type DiaryDay, dayText, shortDay, shortWeekday, slotTime } from './diary.ts';

interface SlotChoiceProps {
  /** Days with free slots. */
  days: readonly DiaryDay[];
  /** The day whose slots are shown. */
  shownDay: DiaryDay;
  /** Selected slot; '' is none. */
  selectedSlot: string;
  onSelectDay: (day: string) => void;
  onSelectSlot: (slot: string) => void;
  /** Ref of the first radio of the slots, which gets focus on an error. */
  firstRadioRef: (element: HTMLElement | null) => void;
  /** Id of the error message. */
  describedBy: string | undefined;
}

const optionClass =
  'grid min-h-11 cursor-pointer place-items-center rounded-control border border-line bg-surface px-3 text-caption font-semibold text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink hover:border-ink';

/**
 * Two radio groups: days with free slots, and the slots of one day.
 *
 * @internal
 */
export function SlotChoice(props: SlotChoiceProps) {
  const { days, shownDay, selectedSlot, onSelectDay, onSelectSlot } = props;
  const { firstRadioRef, describedBy } = props;
  const id = useId();
  const texts = copy.appointment;
  return (
    <>
      <div
        role="radiogroup"
        aria-label={texts.day}
        className="lf-slot-days grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
      >
        {days.map(({ day }) => {
          const [weekday = ''] = dayText(day).split(', ');
          return (
            <label
              key={day}
              className={`lf-slot-day relative py-1.5 text-center leading-tight ${optionClass}`}
            >
              <input
                type="radio"
                name={`${id}-day`}
                // Not part of the form: only the slot is submitted.
                form={`${id}-none`}
                value={day}
                checked={day === shownDay.day}
                onChange={() => onSelectDay(day)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span>
                <abbr title={weekday} className="block font-normal no-underline">
                  {shortWeekday(day)}
                </abbr>{' '}
                {shortDay(day)}
              </span>
            </label>
          );
        })}
      </div>
      <div
        role="radiogroup"
        aria-label={`${texts.time} ${dayText(shownDay.day)}`}
        aria-describedby={describedBy}
        className="lf-slot-times mt-4 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
      >
        {shownDay.slots.map((slot, index) => (
          <label key={slot} className={`lf-slot-time relative tabular-nums ${optionClass}`}>
            <input
              ref={index === 0 ? firstRadioRef : undefined}
              type="radio"
              name="appointment"
              value={slot}
              checked={slot === selectedSlot}
              onChange={() => onSelectSlot(slot)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {slotTime(slot)}
          </label>
        ))}
      </div>
    </>
  );
}
