import type { ClientDirective } from 'astro';
import { showsPerson, signs } from '../src/elements/first-sign/signs.ts';

/**
 * One shared set of listeners wakes all intent islands, once. They listen before the element of the
 * islands is there: it comes at the end of the page, and somebody who touches a page before its code
 * has arrived is not asked twice.
 */
const options = { capture: true, passive: true };

const woken = new Promise<void>((resolve) => {
  const done = (event: Event) => {
    if (!showsPerson(event)) return;
    for (const sign of signs) removeEventListener(sign, done, options);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, done, options);
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
