import type { ClientDirective } from 'astro';

/** Anything that shows a person: one shared set of listeners wakes all intent islands, once. */
const signs = 'pointerdown pointermove touchstart keydown focusin wheel scroll'.split(' ');
const options = { capture: true, passive: true };
let woken: Promise<void> | undefined;

function wake(): Promise<void> {
  woken ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done, options);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, options);
  });
  return woken;
}

/** A query parameter that is asked for with the page, a search for instance, is intent enough. */
const isAsked = (value: unknown) =>
  typeof value === 'string' && new URLSearchParams(location.search).has(value);

const intent: ClientDirective = async (load, { value }) => {
  if (!isAsked(value)) await wake();
  const hydrate = await load();
  await hydrate();
};

export default intent;
