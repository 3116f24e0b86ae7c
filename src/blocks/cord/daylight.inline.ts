import { isDarkAt } from './is-dark-at.ts';

/*
 * Sets `data-dark` on the root while it is dark at the firm's place, and `data-month` to the month (UTC),
 * for the drawing of the building (homes/business/mill-hours.tsx); without this script it is a day in
 * summer. Writes the local time there for screen readers (local-time.tsx). Runs in the head; the
 * coordinates are on its own element, because inline scripts have to be the same on all pages.
 */
const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
const { latitude, longitude } = script.dataset;
const now = new Date();

root.toggleAttribute(
  'data-dark',
  isDarkAt(now.getTime(), { latitude: Number(latitude), longitude: Number(longitude) }),
);
root.dataset['month'] = `${now.getUTCMonth() + 1}`;

addEventListener('DOMContentLoaded', () => {
  const sentence = document.querySelector<HTMLElement>('[data-time-zone]');
  if (!sentence?.firstElementChild) return;
  const { timeZone, hourCycle } = sentence.dataset;
  sentence.firstElementChild.textContent = now.toLocaleString(root.lang, {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    timeZone,
    hourCycle,
  } as Intl.DateTimeFormatOptions);
  sentence.hidden = false;
});
