import { cleanNumberText } from '../../forms/clean-text.ts';
import { isDeliveryState, locateZip } from '../order/delivery-states.ts';

/** Five digits, optionally four more. */
export const zipPattern = /^\d{5}(?:-\d{4})?$/;

/**
 * Returns the error of a ZIP code, by itself and for a state; undefined if it is valid, or cannot
 * be judged yet.
 */
export function zipErrorMessage(zip: string, state: unknown): string | undefined {
  const code = cleanNumberText(zip);
  if (!zipPattern.test(code)) return undefined;
  const { states, undeliverablePlace } = locateZip(code);
  if (isDeliveryState(state) && states.includes(state)) return undefined;
  if (undeliverablePlace)
    return `${code} is in ${undeliverablePlace}. We send to the 48 states that touch, and to D.C.`;
  if (states.length === 0) return `No ZIP code begins with ${code.slice(0, 3)}.`;
  if (!isDeliveryState(state)) return undefined;
  return `${code} is in ${states.join(' or ')}, and you chose ${state}.`;
}
