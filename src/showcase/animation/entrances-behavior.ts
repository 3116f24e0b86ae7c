/*
 * Script of the animation page: plays each animation when it first scrolls into view, and again on
 * click.
 */
const canAnimate = matchMedia(
  '(min-width: 48rem) and (prefers-reduced-motion: no-preference)',
).matches;
const entranceElements = [...document.querySelectorAll<HTMLElement>('[data-entrance]')];

function play(entrances: readonly HTMLElement[]): void {
  for (const entrance of entrances) delete entrance.dataset['playing'];
  // Forces a reflow, so that the animations restart.
  void document.body.offsetWidth;
  for (const entrance of entrances) entrance.dataset['playing'] = '';
}

/** Returns true if the middle of the stage is in view. */
function isInView(entrance: HTMLElement): boolean {
  const stage = entrance.querySelector('[data-stage]') ?? entrance;
  const { top, bottom } = stage.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const entrance = target.closest('[data-replay]')?.closest<HTMLElement>('[data-entrance]');
  if (entrance) play([entrance]);
  if (target.closest('[data-replay-all]')) play(entranceElements.filter(isInView));
});

const observer = new IntersectionObserver(
  (entries) => {
    const visibleEntries = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of visibleEntries) observer.unobserve(target);
    if (visibleEntries.length > 0) play(visibleEntries.map(({ target }) => target as HTMLElement));
  },
  { threshold: 0.4 },
);
if (canAnimate) for (const entrance of entranceElements) observer.observe(entrance);
