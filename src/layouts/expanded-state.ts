/** Keeps `aria-expanded` of a button true to its popover, which opens before the island of both has hydrated. */
addEventListener(
  'toggle',
  ({ target, newState }) => {
    const button = `[popovertarget="${(target as Element).id}"][aria-expanded]`;
    document.querySelector(button)?.setAttribute('aria-expanded', `${newState === 'open'}`);
  },
  true,
);
