import type { Swiper } from 'swiper';
import { loadChunk } from '../lazy-component/load-chunk.ts';
import {
  type CarouselEffect,
  coverflow,
  rotationDelay,
  slideGap,
  slidesPerView,
} from './carousel-row.ts';

/** Widgets with arrow keys of their own; while one has focus, arrow keys do not move the carousel. */
const arrowKeyWidgets =
  '[role="tablist"],[role="menu"],[role="radiogroup"],[role="slider"],select,dialog';

/**
 * Makes slides outside of the view `inert`. Focus in a slide that leaves moves to the first focusable
 * element in view, or to the row: `inert` alone would drop it.
 */
function hideSlidesOutOfView(swiper: Swiper) {
  const visibleClass =
    swiper.params.effect === 'slide' ? 'swiper-slide-fully-visible' : 'swiper-slide-active';
  const isInView = (slide: HTMLElement) => slide.classList.contains(visibleClass);
  const { activeElement } = document;
  const losesFocus = swiper.slides.some(
    (slide) => slide.contains(activeElement) && !isInView(slide),
  );
  for (const slide of swiper.slides) slide.inert = !isInView(slide);
  if (!losesFocus) return;
  const focusTarget = swiper.slides.find(isInView)?.querySelector<HTMLElement>('a[href], button');
  (focusTarget ?? swiper.el).focus({ preventScroll: true });
}

/** Keeps the focus while Swiper's loop moves slides within the document. */
function keepFocusInLoop() {
  let focused: Element | null = null;
  return {
    beforeLoopFix: ({ slides }: Swiper) => {
      const { activeElement } = document;
      focused = slides.some((slide) => slide.contains(activeElement)) ? activeElement : null;
    },
    loopFix: () => {
      if (focused instanceof HTMLElement && focused !== document.activeElement)
        focused.focus({ preventScroll: true });
    },
  };
}

/**
 * Pixels of one rem in media queries: the browser's text size, whatever the root font size of the page
 * is. Breakpoints are in rem, so that large text gets fewer slides.
 */
function mediaRem(): number {
  const probe = document.createElement('i');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size || 16;
}

/** Swiper options of `fade` and `coverflow`. */
function effectOptions(effect: CarouselEffect, reducedMotion: boolean) {
  if (effect === 'fade') {
    return {
      effect: 'fade',
      fadeEffect: { crossFade: true },
      speed: reducedMotion ? 0 : 900,
    } as const;
  }
  if (effect === 'coverflow') {
    const coverflowEffect = { ...coverflow, slideShadows: false };
    return { effect: 'coverflow', coverflowEffect, centeredSlides: true } as const;
  }
  return {};
}

/**
 * Turns a scroll-snap row into a Swiper without moving anything: the slide that was scrolled to stays
 * the first in view. Resolves with the running Swiper. Where Swiper cannot be loaded, the row keeps
 * scrolling.
 *
 * @throws ChunkLoadError "Loading chunk carousel failed", also after 120 s without a response.
 */
export async function startSwiper(
  row: HTMLElement,
  effect: CarouselEffect = 'row',
): Promise<Swiper> {
  const [{ Swiper: SwiperClass }, { Autoplay, EffectCoverflow, EffectFade, Keyboard }] =
    await loadChunk('carousel', () => Promise.all([import('swiper'), import('swiper/modules')]));
  const slide = row.querySelector<HTMLElement>('.swiper-slide');
  const step = (slide?.offsetWidth ?? 1) + slideGap;
  const slideCounts = slidesPerView[effect];
  const remScale = mediaRem() / 16;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Of three slides the middle one is in front.
  const frontSlideOffset = effect === 'coverflow' && innerWidth >= 768 * remScale ? 1 : 0;
  const initialSlide = Math.round(row.scrollLeft / step) + frontSlideOffset;
  row.dataset['ready'] = '';
  row.scrollLeft = 0;
  return new SwiperClass(row, {
    modules: [Autoplay, Keyboard, EffectFade, EffectCoverflow],
    initialSlide,
    slidesPerView: slideCounts[0]?.count ?? 1,
    spaceBetween: slideGap,
    breakpoints: Object.fromEntries(
      slideCounts.map(({ from, count }) => [from * remScale, { slidesPerView: count }]),
    ),
    loop: true,
    // Keys and clicks during a transition count as well.
    loopPreventsSliding: false,
    speed: reducedMotion ? 0 : 600,
    ...effectOptions(effect, reducedMotion),
    watchSlidesProgress: true,
    // Autoplay is started and stopped by use-rotation.ts alone.
    autoplay: { enabled: false, delay: rotationDelay, disableOnInteraction: false },
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    on: {
      ...keepFocusInLoop(),
      afterInit: hideSlidesOutOfView,
      slideChange: hideSlidesOutOfView,
      transitionEnd: hideSlidesOutOfView,
      resize: hideSlidesOutOfView,
      breakpoint: hideSlidesOutOfView,
    },
  });
}

/** Enables Swiper's arrow keys only while no other widget that uses them has the focus. */
export function enableArrowKeys(swiper: Swiper): () => void {
  const toggleKeys = (event: FocusEvent) => {
    const otherWidget = event.target instanceof Element && event.target.closest(arrowKeyWidgets);
    if (otherWidget) swiper.keyboard.disable();
    else swiper.keyboard.enable();
  };
  document.addEventListener('focusin', toggleKeys);
  return () => document.removeEventListener('focusin', toggleKeys);
}
