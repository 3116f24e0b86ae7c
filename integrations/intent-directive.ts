import type { ClientDirective } from 'astro';
import {
  interactionEvents,
  isUserInteraction,
} from '../src/elements/on-first-interaction/interaction-events.ts';

/**
 * Resolves at the first interaction; one set of listeners serves all intent islands. It listens
 * before the `astro-island` element is defined at the end of the page, so that an interaction
 * before the code has arrived is not lost.
 */
const woken = new Promise<void>((resolve) => {
  // The listeners stay: once resolved, an event costs them nothing.
  const note = (event: Event) => {
    if (isUserInteraction(event)) resolve();
  };
  for (const sign of interactionEvents)
    addEventListener(sign, note, { capture: true, passive: true });
});

/**
 * Returns true if the URL has one of these query parameters, a search for instance, or `<body>` one
 * of these data attributes (`data-cart`): then the island hydrates at once. Every byte of this is
 * on every page.
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
