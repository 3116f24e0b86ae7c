import { spokenTime } from '../../elements/clock/time-text.ts';
import { fillForm } from '../../forms/fill-form.ts';
import type { Choice } from './afternoon-store.ts';
import { arrivalFieldName, treatmentFieldNames } from './request-details.ts';
import { arrivals } from './treatments.ts';

const fieldNames: readonly string[] = [arrivalFieldName, ...treatmentFieldNames];

/** Returns whether an event target is a field of the afternoon. */
export const isAfternoonField = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement && fieldNames.includes(target.name);

/** Reads the afternoon from a form; keeps the previous arrival if none is chosen. */
export function readAfternoon(form: HTMLFormElement, previous: Choice): Choice {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  const chosen = treatmentFieldNames.map(value).filter((title) => title !== '');
  return {
    arrival:
      arrivals.find((time) => spokenTime(time) === value(arrivalFieldName)) ?? previous.arrival,
    chosen: [...new Set(chosen)],
  };
}

/** Writes an afternoon into a form, and dispatches the events of user input. */
export function fillAfternoon(form: HTMLFormElement, { arrival, chosen }: Choice): void {
  const places = treatmentFieldNames.map((name, index) => [name, chosen[index] ?? '']);
  fillForm(form, { [arrivalFieldName]: spokenTime(arrival), ...Object.fromEntries(places) });
}
