import { fillForm } from '../../forms/fill-form.ts';
import type { Choice } from './afternoon-store.ts';
import { clockText } from './format-text.ts';
import { arrivalName, placeNames } from './request-details.ts';
import { arrivals } from './treatments.ts';

const names: readonly string[] = [arrivalName, ...placeNames];

/** Tests if an event target is a field of the afternoon. */
export const isAfternoonField = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement && names.includes(target.name);

/** Reads the afternoon from a form; keeps the previous arrival if none is chosen. */
export function readAfternoon(form: HTMLFormElement, before: Choice): Choice {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  const chosen = placeNames.map(value).filter((title) => title !== '');
  return {
    arrival: arrivals.find((one) => clockText(one) === value(arrivalName)) ?? before.arrival,
    chosen: [...new Set(chosen)],
  };
}

/** Writes an afternoon into a form, and dispatches the events of user input. */
export function fillAfternoon(form: HTMLFormElement, { arrival, chosen }: Choice): void {
  const places = placeNames.map((name, index) => [name, chosen[index] ?? '']);
  fillForm(form, { [arrivalName]: clockText(arrival), ...Object.fromEntries(places) });
}
