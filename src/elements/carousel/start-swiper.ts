import type { Swiper } from 'swiper';
import { rotationDelay, slideGap, slidesInView } from './carousel-row.ts';

/** Keys that somebody is using in another widget are not the carousel's. */
const otherKeys =
  '[role="tablist"],[role="menu"],[role="radiogroup"],[role="slider"],select,dialog';

/** Only what is in view can be reached by key and is read out. */
function hideSlidesOutOfView(swiper: Swiper) {
  for (const slide of swiper.slides) {
    slide.inert = !slide.classList.contains('swiper-slide-fully-visible');
  }
}

/**
 * Turns a scrolling row into a Swiper without moving anything: the slide that was scrolled to stays
 * the first in view. Resolves with the running Swiper; rejects where its code cannot be loaded, and
 * the row goes on scrolling.
 */
export async function startSwiper(row: HTMLElement): Promise<Swiper> {
  const [{ Swiper: SwiperClass }, { Autoplay, Keyboard }] = await Promise.all([
    import('swiper'),
    import('swiper/modules'),
  ]);
  const slide = row.querySelector<HTMLElement>('.swiper-slide');
  const step = (slide?.offsetWidth ?? 1) + slideGap;
  const initialSlide = Math.round(row.scrollLeft / step);
  row.dataset['live'] = '';
  row.scrollLeft = 0;
  return new SwiperClass(row, {
    modules: [Autoplay, Keyboard],
    initialSlide,
    slidesPerView: slidesInView[0].count,
    spaceBetween: slideGap,
    breakpoints: Object.fromEntries(
      slidesInView.map(({ from, count }) => [from, { slidesPerView: count }]),
    ),
    loop: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600,
    watchSlidesProgress: true,
    // The rotation is started and stopped by use-rotation.ts alone.
    autoplay: { enabled: false, delay: rotationDelay, disableOnInteraction: false },
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    on: {
      afterInit: hideSlidesOutOfView,
      slideChange: hideSlidesOutOfView,
      transitionEnd: hideSlidesOutOfView,
      resize: hideSlidesOutOfView,
      breakpoint: hideSlidesOutOfView,
    },
  });
}

/** Arrow keys are the carousel's only while no other widget that uses them has the focus. */
export function shareKeys(swiper: Swiper): () => void {
  const decide = (event: FocusEvent) => {
    const other = event.target instanceof Element && event.target.closest(otherKeys);
    if (other) swiper.keyboard.disable();
    else swiper.keyboard.enable();
  };
  document.addEventListener('focusin', decide);
  return () => document.removeEventListener('focusin', decide);
}
