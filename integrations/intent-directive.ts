import type { ClientDirective } from 'astro';
import {
  interactionEvents,
  isUserInteraction,
} from '../src/elements/on-first-interaction/interaction-events.ts';

/**
 * One shared set of listeners wakes all intent islands, once. They listen before the element of the
 * islands is there: it comes at the end of the page, and somebody who touches a page before its code
 * has arrived is not asked twice.
 */
const woken = new Promise<void>((resolve) => {
  // They stay: once woken, an event costs them nothing.
  const note = (event: Event) => {
    if (isUserInteraction(event)) resolve();
  };
  for (const sign of interactionEvents)
    addEventListener(sign, note, { capture: true, passive: true });
});

/**
 * Query parameters that are asked for with the page, a search for instance, are intent enough; and so is
 * what the body of the page says by then (`data-cart`). Every byte of it stands on every page.
 */
const isAsked = (value: unknown) =>
  typeof value === 'string' &&
  value
    .split(' ')
    .some((name) => document.body.dataset[name] || new URLSearchParams(location.search).has(name));

const intent: ClientDirective = async (load, { value }) => {
  if (!isAsked(value)) await woken;
  const hydrate = await load();
  await hydrate();
};

export default intent;
