'use client';
import { useEffect, useState } from 'react';
import { buttonVariants } from '../../elements/button/button.tsx';
import nativeDateStyles from '../../elements/field/native-date.module.css';
import nativeSelectStyles from '../../elements/field/native-select.module.css';
import { dayIn, daysAfter, isDay } from '../../forms/details/days.ts';
import { fillForm, goToForm } from '../../forms/fill-form.ts';
import styles from './booking-bar.module.css';
import type { BookingCopy } from './booking-copy.ts';
import { stayNames } from './stay-names.ts';

interface BookingBarProps {
  /** URL of the request form, which reads the dates from the query. */
  action: string;
  timeZone: string;
  copy: BookingCopy;
  guests: readonly string[];
}

/** Bar with arrival, departure and guests. Without script a plain GET form. */
export function BookingBar({ action, timeZone, copy, guests }: BookingBarProps) {
  const [today, setToday] = useState<string>();
  const [arrival, setArrival] = useState('');
  useEffect(() => setToday(dayIn(timeZone, new Date())), [timeZone]);
  const afterArrival = isDay(arrival) ? daysAfter(arrival, 1) : undefined;
  const tomorrow = today && daysAfter(today, 1);
  return (
    <form
      action={action}
      method="get"
      className={styles.bookingBar}
      aria-label={copy.label}
      onSubmit={(event) => {
        const query = new URLSearchParams(new FormData(event.currentTarget) as never);
        const { hash } = new URL(event.currentTarget.action);
        // The request form is on another page.
        if (!document.querySelector(`${hash} form`)) return;
        event.preventDefault();
        history.replaceState(history.state, '', `?${query}${hash}`);
        fillForm(hash, Object.fromEntries(query));
        goToForm(hash);
      }}
    >
      <label>
        <span>{copy.arrival}</span>
        <input
          type="date"
          className={nativeDateStyles.nativeDate}
          name={stayNames.arrival}
          min={today}
          onChange={(event) => setArrival(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{copy.departure}</span>
        <input
          type="date"
          className={nativeDateStyles.nativeDate}
          name={stayNames.departure}
          min={afterArrival ?? tomorrow}
        />
      </label>
      <label>
        <span>{copy.guests}</span>
        <select
          className={nativeSelectStyles.nativeSelect}
          name={stayNames.guests}
          defaultValue={guests[1]}
        >
          {guests.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonVariants()}>
        {copy.submit}
      </button>
    </form>
  );
}
