'use client';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import type { Detail } from '../../forms/details/detail.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { afternoonOf } from './afternoon.ts';
import { $afternoon } from './afternoon-store.ts';
import styles from './booking-dusk.module.css';
import { fillAfternoon, isAfternoonField, readAfternoon } from './fill-afternoon.ts';
import { type PlanCopy, planText } from './plan-text.ts';
import type { House, Treatment } from './treatment.ts';
import { example } from './treatments.ts';

interface BookingDuskRequestProps {
  treatments: readonly Treatment[];
  house: House;
  plan: PlanCopy;
  details: readonly Detail[];
  heading: string;
  /** Text before anything is chosen. */
  initialText: string;
  submitLabel: string;
  commentLabel: string;
}

/** Contact form, filled in with the afternoon of the timeline, and its price. */
export function BookingDuskRequest(props: BookingDuskRequestProps) {
  const { treatments, house, plan, details, heading, initialText, submitLabel, commentLabel } =
    props;
  const rootRef = useRef<HTMLDivElement>(null);
  const chosen = useStore($afternoon);
  // The timeline may have been used before this island hydrated.
  const choice = useHydrated() ? chosen : example;
  const chosenTreatments = choice.chosen.flatMap((title) =>
    treatments.filter((each) => each.title === title),
  );
  const { sum, note } = planText(afternoonOf(chosenTreatments, choice.arrival, house), plan, house);
  useEffect(() => {
    const form = rootRef.current?.querySelector('form');
    if (!form) return;
    const read = () => $afternoon.set(readAfternoon(form, $afternoon.get()));
    const onFieldChange = ({ target }: Event) => isAfternoonField(target) && read();
    // The form has applied the URL's query by now.
    if (new URLSearchParams(location.search).has('First')) read();
    form.addEventListener('change', onFieldChange);
    return () => form.removeEventListener('change', onFieldChange);
  }, []);
  useEffect(() => {
    const form = rootRef.current?.querySelector('form');
    // The sample is not copied into the form.
    if (form && choice !== example) fillAfternoon(form, choice);
  }, [choice]);
  return (
    <div ref={rootRef}>
      <div className={styles.sum}>
        <h3 className={styles.sumHeading}>{heading}</h3>
        <p>{choice === example ? initialText : `${sum} ${note}`}</p>
      </div>
      <ContactForm
        fields="short"
        submitLabel={submitLabel}
        commentLabel={commentLabel}
        details={details}
      />
    </div>
  );
}
