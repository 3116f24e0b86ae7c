import { paddedNumber } from '../counter/padded-number.ts';
import { parts, timeLeft } from './time-left.ts';

/**
 * Updates the numbers inside an element with `data-countdown` (an ISO date) every second, and
 * sets `data-complete` when the date is reached. Plain DOM: the same code runs without React.
 *
 * @returns a function that stops the clock
 */
export function startCountdown(root: HTMLElement): () => void {
  const end = Date.parse(root.dataset['countdown'] ?? '');
  const numbers = parts.map(
    (part) => [part, root.querySelector<HTMLElement>(`[data-part="${part}"]`)] as const,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = Date.now();
    const left = timeLeft(end - now);
    for (const [part, element] of numbers) {
      const text = paddedNumber(left[part]);
      if (element && element.textContent !== text) element.textContent = text;
    }
    if (now >= end) root.dataset['complete'] = '';
    else timer = setTimeout(tick, 1000 - (now % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
