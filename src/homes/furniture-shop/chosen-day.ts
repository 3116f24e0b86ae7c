import { type DayId, firstDay, isDayId } from './days.ts';

/** Event of the window: another weekday was chosen. */
export const dayEvent = 'tuesday-red-day';

/** Returns the weekday in the URL. */
const inAddress = (): DayId | undefined => {
  const name = location.hash.slice(1);
  return isDayId(name) ? name : undefined;
};

/** Returns the weekday of the page's color. */
export function chosenDay(): DayId {
  const kept = document.documentElement.dataset['day'] ?? '';
  return isDayId(kept) ? kept : (inAddress() ?? firstDay);
}

/** Sends the line on: the panel of the day before leaves while the new one comes in. */
function moveLine(from: DayId, to: DayId): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const root = document.documentElement;
  const leaving = document.getElementById(from);
  if (!leaving?.matches('[data-panel]')) return;
  for (const panel of document.querySelectorAll('[data-ending-style]'))
    panel.removeAttribute('data-ending-style');
  leaving.setAttribute('data-ending-style', '');
  root.setAttribute('data-moved', to);
  leaving.addEventListener('animationend', () => leaving.removeAttribute('data-ending-style'), {
    once: true,
  });
}

/**
 * Gives the page the color of a weekday; `kept` also puts it into the URL, without a history entry.
 *
 * Sets `data-day` on `<html>`, and `data-moved` once a panel has moved.
 */
export function chooseDay(id: DayId, kept = true): void {
  const before = chosenDay();
  const root = document.documentElement;
  const isNew = before !== id;
  if (isNew) moveLine(before, id);
  root.dataset['day'] = id;
  for (const link of document.querySelectorAll('[data-day-link]')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (kept && inAddress() !== id) history.replaceState(history.state, '', `#${id}`);
  if (isNew) window.dispatchEvent(new Event(dayEvent));
}

/**
 * Follows the address: a weekday is chosen, another place of the page leaves the choice as it is and
 * gives it back to the address.
 */
export function followAddress(anchors: readonly string[]): void {
  const named = inAddress();
  chooseDay(named ?? chosenDay(), named !== undefined);
  const isElsewhere = anchors.includes(location.hash);
  if (isElsewhere && chosenDay() !== firstDay)
    history.replaceState(history.state, '', `#${chosenDay()}`);
}
