import type { ClientDirective } from 'astro';
import { showsPerson, signs } from '../src/elements/first-sign/signs.ts';

/**
 * One shared set of listeners wakes all intent islands, once. They listen before the element of the
 * islands is there: it comes at the end of the page, and somebody who touches a page before its code
 * has arrived is not asked twice.
 */
const woken = new Promise<void>((resolve) => {
  // They stay: once woken, an event costs them nothing.
  const note = (event: Event) => {
    if (showsPerson(event)) resolve();
  };
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
});

/** A query parameter that is asked for with the page, a search for instance, is intent enough. */
const isAsked = (value: unknown) =>
  typeof value === 'string' && new URLSearchParams(location.search).has(value);

const intent: ClientDirective = async (load, { value }) => {
  if (!isAsked(value)) await woken;
  const hydrate = await load();
  await hydrate();
};

export default intent;
