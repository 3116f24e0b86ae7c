/** Keeps `aria-expanded` of a button in sync with its popover, which may open before hydration. */
addEventListener(
  'toggle',
  ({ target, newState }) => {
    const button = `[popovertarget="${(target as Element).id}"][aria-expanded]`;
    document.querySelector(button)?.setAttribute('aria-expanded', `${newState === 'open'}`);
  },
  true,
);
