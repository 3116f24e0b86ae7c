import { type DayId, firstDay, isDayId } from './days.ts';

/** Event on `window` when another weekday was chosen. */
export const dayChangeEvent = 'tuesday-red-day';

/** Returns the weekday in the URL's hash. */
const dayInHash = (): DayId | undefined => {
  const name = location.hash.slice(1);
  return isDayId(name) ? name : undefined;
};

/** Returns the current weekday, which sets the page's color. */
export function chosenDay(): DayId {
  const storedDay = document.documentElement.dataset['day'] ?? '';
  return isDayId(storedDay) ? storedDay : (dayInHash() ?? firstDay);
}

/** Starts the exit animation of the panel of the previous day. */
function animateLeavingPanel(previousDay: DayId, nextDay: DayId): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const root = document.documentElement;
  const leavingPanel = document.getElementById(previousDay);
  if (!leavingPanel?.matches('[data-panel]')) return;
  for (const panel of document.querySelectorAll('[data-ending-style]'))
    panel.removeAttribute('data-ending-style');
  leavingPanel.setAttribute('data-ending-style', '');
  root.setAttribute('data-moved', nextDay);
  leavingPanel.addEventListener(
    'animationend',
    () => leavingPanel.removeAttribute('data-ending-style'),
    { once: true },
  );
}

/**
 * Sets the page's weekday, and thus its color; also the URL's hash if `shouldUpdateHash`.
 *
 * Sets `data-day` on `<html>`, and `data-moved` once a panel has moved.
 */
export function chooseDay(id: DayId, shouldUpdateHash = true): void {
  const previousDay = chosenDay();
  const root = document.documentElement;
  const isNew = previousDay !== id;
  if (isNew) animateLeavingPanel(previousDay, id);
  root.dataset['day'] = id;
  for (const link of document.querySelectorAll('[data-day-link]')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (shouldUpdateHash && dayInHash() !== id) history.replaceState(history.state, '', `#${id}`);
  if (isNew) window.dispatchEvent(new Event(dayChangeEvent));
}

/**
 * Applies the URL's hash: a weekday is chosen; the anchor of another section keeps the choice, which
 * is then written into the hash again.
 */
export function applyHash(anchors: readonly string[]): void {
  const hashDay = dayInHash();
  chooseDay(hashDay ?? chosenDay(), hashDay !== undefined);
  const isOtherAnchor = anchors.includes(location.hash);
  if (isOtherAnchor && chosenDay() !== firstDay)
    history.replaceState(history.state, '', `#${chosenDay()}`);
}
