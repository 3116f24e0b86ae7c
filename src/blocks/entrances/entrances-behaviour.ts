/* The script of the animation page: each plays once when first seen, and again by its button. */
const mayRun = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)').matches;

function play(entrance: HTMLElement): void {
  delete entrance.dataset['play'];
  // Reading a size ends the animation that was, so that it can begin anew.
  void entrance.offsetWidth;
  entrance.dataset['play'] = '';
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const entrance = target?.closest('[data-replay]')?.closest<HTMLElement>('[data-entrance]');
  if (entrance) play(entrance);
});

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      play(target as HTMLElement);
    }
  },
  { threshold: 0.4 },
);
if (mayRun) for (const one of document.querySelectorAll('[data-entrance]')) seen.observe(one);
