/* Starts every countdown of a page without hydration. */
import { startCountdown } from './start-countdown.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-countdown]')) startCountdown(root);
