import { paddedNumber } from '../counter/padded-number.ts';
import { timeLeft, timeUnits } from './time-left.ts';

/**
 * Updates the numbers inside an element with `data-countdown` (an ISO date) every second, and
 * sets `data-complete` when the date is reached. Plain DOM: the same code runs without React.
 *
 * @returns a function that stops the clock
 */
export function startCountdown(root: HTMLElement): () => void {
  const end = Date.parse(root.dataset['countdown'] ?? '');
  const numberElements = timeUnits.map(
    (unit) => [unit, root.querySelector<HTMLElement>(`[data-part="${unit}"]`)] as const,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const now = Date.now();
    const remaining = timeLeft(end - now);
    for (const [unit, element] of numberElements) {
      const text = paddedNumber(remaining[unit]);
      if (!element || element.textContent === text) continue;
      element.textContent = text;
      element.dataset['digits'] = String(text.length);
    }
    if (now >= end) root.dataset['complete'] = '';
    else timer = setTimeout(tick, 1000 - (now % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
