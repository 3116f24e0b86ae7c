'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { carouselWords } from '../../words/carousel.ts';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import type { CarouselEffect } from './carousel-row.ts';
import { enableArrowKeys, startSwiper } from './start-swiper.ts';
import { useRotation } from './use-rotation.ts';

/** One slide of a `Carousel`. */
export interface CarouselSlide {
  /** React key, unique among the slides. */
  id: string;
  /** Content of the slide. */
  body: ReactNode;
}

/** ARIA attributes of a slide (ARIA Authoring Practices, carousel pattern). */
const slideAttributes = (label: string) => ({
  role: 'group',
  'aria-roledescription': carouselWords.slide,
  'aria-label': label,
});

/** A scrollable region has to be reachable by keyboard. */
const scrollableByKey = { tabIndex: 0 };

/** Fallback focus target when the focused slide leaves the view and the next has no link. */
const focusableByScript = { tabIndex: -1 };

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Six or more: four can be in view, and others must be out of view. */
  slides: readonly CarouselSlide[];
  /** Accessible names of the buttons. */
  labels: CarouselLabels;
  /** Number of slides in view and transition; `row` by default. */
  effect?: CarouselEffect;
  /** Content beside the buttons, usually the heading of the section. */
  children?: ReactNode;
  className?: string;
}

/**
 * Infinite carousel with autoplay: 1, 2 or 4 slides in view, 30 px apart. It starts as a scroll-snap
 * row with the same dimensions, and remains one where Swiper cannot be loaded.
 *
 * State attribute: `data-ready` on the row once Swiper runs. Styling hook: `data-effect` on the row.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, labels, effect = 'row', children, className } = props;
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const { enabled, rotating, toggle } = useRotation(swiper, sectionRef, row);

  useEffect(() => {
    let instance: Swiper | undefined;
    let cancelled = false;
    const element = row.current;
    if (!element) return;
    startSwiper(element, effect).then(
      (started) => {
        instance = started;
        if (cancelled) started.destroy();
        else setSwiper(started);
      },
      (error: unknown) => dispatchEvent(new CustomEvent('site:part-error', { detail: error })),
    );
    return () => {
      cancelled = true;
      instance?.destroy();
    };
  }, [effect]);

  useEffect(() => swiper && enableArrowKeys(swiper), [swiper]);

  return (
    <section
      ref={sectionRef}
      aria-roledescription={carouselWords.carousel}
      aria-label={label}
      className={className}
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 max-sm:*:basis-full md:mb-12">
        {children}
        <CarouselControls
          labels={labels}
          controls={id}
          rotating={enabled}
          ready={swiper !== undefined}
          onToggle={toggle}
          onPrevious={() => swiper?.slidePrev()}
          onNext={() => swiper?.slideNext()}
        />
      </div>
      <div
        ref={row}
        data-effect={effect}
        className={styles.carouselRow}
        {...(swiper ? focusableByScript : scrollableByKey)}
      >
        <div id={id} className="swiper-wrapper" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              {...slideAttributes(carouselWords.place(index + 1, slides.length))}
              className="swiper-slide"
            >
              {slide.body}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
