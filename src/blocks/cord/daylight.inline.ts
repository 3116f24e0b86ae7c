import { lightAt } from './light-at.ts';

/*
 * Says which light there is at the firm's place, and which month, on the root, before the first paint;
 * and what time it is, for screen readers (sky.tsx). Without this script it is day. Runs in the
 * head; the coordinates are on its own element, because scripts are the same on all pages.
 */
const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
const { latitude, longitude } = script.dataset;

function update(): void {
  const now = new Date();
  root.dataset['light'] = lightAt(now.getTime(), {
    latitude: Number(latitude),
    longitude: Number(longitude),
  });
  root.dataset['month'] = `${now.getUTCMonth() + 1}`;
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
}

update();
addEventListener('DOMContentLoaded', update);
setInterval(update, 60_000);
