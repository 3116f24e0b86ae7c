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

/**
 * Query parameters that are asked for with the page, a search for instance, are intent enough; and so is
 * a mark that the page has at its root by then.
 */
function isAsked(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const asked = new URLSearchParams(location.search);
  const { documentElement: root } = document;
  return value.split(' ').some((name) => asked.has(name) || root.hasAttribute(name));
}

const intent: ClientDirective = async (load, { value }) => {
  if (!isAsked(value)) await woken;
  const hydrate = await load();
  await hydrate();
};

export default intent;
