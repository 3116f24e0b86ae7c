/*
 * Script of the animation page: plays each animation when it first scrolls into view, and again on
 * click.
 */
const mayRun = matchMedia('(min-width: 48rem) and (prefers-reduced-motion: no-preference)').matches;
const all = [...document.querySelectorAll<HTMLElement>('[data-entrance]')];

function play(entrances: readonly HTMLElement[]): void {
  for (const entrance of entrances) delete entrance.dataset['playing'];
  // Forces a reflow, so that the animations restart.
  void document.body.offsetWidth;
  for (const entrance of entrances) entrance.dataset['playing'] = '';
}

/** Returns whether half of the stage is in view. */
function isInView(entrance: HTMLElement): boolean {
  const stage = entrance.querySelector('[data-stage]') ?? entrance;
  const { top, bottom } = stage.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const one = target.closest('[data-replay]')?.closest<HTMLElement>('[data-entrance]');
  if (one) play([one]);
  if (target.closest('[data-replay-all]')) play(all.filter(isInView));
});

const seen = new IntersectionObserver(
  (entries) => {
    const fresh = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of fresh) seen.unobserve(target);
    if (fresh.length > 0) play(fresh.map(({ target }) => target as HTMLElement));
  },
  { threshold: 0.4 },
);
if (mayRun) for (const one of all) seen.observe(one);
