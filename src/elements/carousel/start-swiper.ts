import type { Swiper } from 'swiper';
import { loadPart } from '../lazy-part/load-part.ts';
import { type CarouselView, coverflow, rotationDelay, slideGap, slidesOf } from './carousel-row.ts';

/** Keys that somebody is using in another widget are not the carousel's. */
const otherKeys =
  '[role="tablist"],[role="menu"],[role="radiogroup"],[role="slider"],select,dialog';

/**
 * Only what is in view can be reached by key and is read out. Focus in a slide that leaves goes on to
 * what can be focused in the first one that is shown, or to the row: `inert` alone would drop it.
 */
function hideSlidesOutOfView(swiper: Swiper) {
  const shown =
    swiper.params.effect === 'slide' ? 'swiper-slide-fully-visible' : 'swiper-slide-active';
  const isShown = (slide: HTMLElement) => slide.classList.contains(shown);
  const { activeElement } = document;
  const leaves = swiper.slides.some((slide) => slide.contains(activeElement) && !isShown(slide));
  for (const slide of swiper.slides) slide.inert = !isShown(slide);
  if (!leaves) return;
  const next = swiper.slides.find(isShown)?.querySelector<HTMLElement>('a[href], button');
  (next ?? swiper.el).focus({ preventScroll: true });
}

/** Keeps the focus where it is while the endless row moves slides about in the document. */
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
 * Pixels of one rem as media queries have it: the text size that the browser is set to, whatever the
 * page's own is. Sheets count widths in rem, so that who reads large text gets fewer slides.
 */
function mediaRem(): number {
  const probe = document.createElement('i');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size || 16;
}

/** Options of the three effects; a plain row needs none. */
function effectOptions(view: CarouselView, slow: boolean) {
  if (view === 'fade') {
    return { effect: 'fade', fadeEffect: { crossFade: true }, speed: slow ? 0 : 900 } as const;
  }
  if (view === 'coverflow') {
    const coverflowEffect = { ...coverflow, slideShadows: false };
    return { effect: 'coverflow', coverflowEffect, centeredSlides: true } as const;
  }
  return {};
}

/**
 * Turns a scrolling row into a Swiper without moving anything: the slide that was scrolled to stays
 * the first in view. Resolves with the running Swiper. Where its code cannot be loaded, the row goes on
 * scrolling.
 *
 * @throws ChunkLoadError "Loading chunk carousel failed", also after 120 s without an answer.
 */
export async function startSwiper(row: HTMLElement, view: CarouselView = 'row'): Promise<Swiper> {
  const [{ Swiper: SwiperClass }, { Autoplay, EffectCoverflow, EffectFade, Keyboard }] =
    await loadPart('carousel', () => Promise.all([import('swiper'), import('swiper/modules')]));
  const slide = row.querySelector<HTMLElement>('.swiper-slide');
  const step = (slide?.offsetWidth ?? 1) + slideGap;
  const counts = slidesOf[view];
  const scale = mediaRem() / 16;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The middle one of three is the one in front.
  const inFront = view === 'coverflow' && innerWidth >= 768 * scale ? 1 : 0;
  const initialSlide = Math.round(row.scrollLeft / step) + inFront;
  row.dataset['live'] = '';
  row.scrollLeft = 0;
  return new SwiperClass(row, {
    modules: [Autoplay, Keyboard, EffectFade, EffectCoverflow],
    initialSlide,
    slidesPerView: counts[0]?.count ?? 1,
    spaceBetween: slideGap,
    breakpoints: Object.fromEntries(
      counts.map(({ from, count }) => [from * scale, { slidesPerView: count }]),
    ),
    loop: true,
    // A key or a click during a turn counts, too.
    loopPreventsSliding: false,
    speed: still ? 0 : 600,
    ...effectOptions(view, still),
    watchSlidesProgress: true,
    // The rotation is started and stopped by use-rotation.ts alone.
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
