import { type DayId, firstDay, isDayId } from './days.ts';

/** Event on `window` when another weekday was chosen. */
export const dayEvent = 'tuesday-red-day';

/** Returns the weekday in the URL's hash. */
const inAddress = (): DayId | undefined => {
  const name = location.hash.slice(1);
  return isDayId(name) ? name : undefined;
};

/** Returns the current weekday, which sets the page's color. */
export function chosenDay(): DayId {
  const storedDay = document.documentElement.dataset['day'] ?? '';
  return isDayId(storedDay) ? storedDay : (inAddress() ?? firstDay);
}

/** Starts the exit animation of the panel of the previous day. */
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
 * Sets the page's weekday, and thus its color; also in the URL's hash unless the second argument is false.
 *
 * Sets `data-day` on `<html>`, and `data-moved` once a panel has moved.
 */
export function chooseDay(id: DayId, storedDay = true): void {
  const before = chosenDay();
  const root = document.documentElement;
  const isNew = before !== id;
  if (isNew) moveLine(before, id);
  root.dataset['day'] = id;
  for (const link of document.querySelectorAll('[data-day-link]')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (storedDay && inAddress() !== id) history.replaceState(history.state, '', `#${id}`);
  if (isNew) window.dispatchEvent(new Event(dayEvent));
}

/**
 * Applies the URL's hash: a weekday is chosen; the anchor of another section keeps the choice, which
 * is then written into the hash again.
 */
export function followAddress(anchors: readonly string[]): void {
  const named = inAddress();
  chooseDay(named ?? chosenDay(), named !== undefined);
  const isElsewhere = anchors.includes(location.hash);
  if (isElsewhere && chosenDay() !== firstDay)
    history.replaceState(history.state, '', `#${chosenDay()}`);
}
