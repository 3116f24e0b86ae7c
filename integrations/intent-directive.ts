import type { ClientDirective } from 'astro';
import {
  interactionEvents,
  isUserInteraction,
} from '../src/elements/on-first-interaction/interaction-events.ts';

/**
 * Resolves at the first interaction; one set of listeners serves all intent islands. The listeners
 * are added before the `astro-island` element is defined at the end of the page, so that an
 * interaction before the code has arrived is not lost.
 */
const firstInteraction = new Promise<void>((resolve) => {
  // The listeners are not removed: after the promise has resolved they cost nothing.
  const onEvent = (event: Event) => {
    if (isUserInteraction(event)) resolve();
  };
  for (const eventName of interactionEvents)
    addEventListener(eventName, onEvent, { capture: true, passive: true });
});

/**
 * Returns true if the island has to hydrate at once: the URL has one of the given query parameters,
 * such as that of a search, or `<body>` has one of the given data attributes, such as `data-cart`.
 * Every byte of this function is on every page.
 */
const isNeededAtOnce = (names: unknown) =>
  typeof names === 'string' &&
  names
    .split(' ')
    .some((name) => document.body.dataset[name] || new URLSearchParams(location.search).has(name));

const intent: ClientDirective = async (load, { value }) => {
  if (!isNeededAtOnce(value)) await firstInteraction;
  const hydrate = await load();
  await hydrate();
};

export default intent;
