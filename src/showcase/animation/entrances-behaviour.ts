/* The script of the animation page: each plays once when first seen, and again by its button. */
const mayRun = matchMedia('(min-width: 48rem) and (prefers-reduced-motion: no-preference)').matches;
const all = [...document.querySelectorAll<HTMLElement>('[data-entrance]')];

function play(entrances: readonly HTMLElement[]): void {
  for (const entrance of entrances) delete entrance.dataset['play'];
  // Reading a size ends the animations that were, so that they can begin anew.
  void document.body.offsetWidth;
  for (const entrance of entrances) entrance.dataset['play'] = '';
}

/** Half of its stage can be seen. */
function isInView(entrance: HTMLElement): boolean {
  const stage = entrance.querySelector('.entrance-stage') ?? entrance;
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
