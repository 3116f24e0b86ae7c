'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import './carousel.css';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import type { CarouselView } from './carousel-row.ts';
import { shareKeys, startSwiper } from './start-swiper.ts';
import { useRotation } from './use-rotation.ts';

export interface CarouselSlide {
  id: string;
  body: ReactNode;
}

/** What a slide is to assistive technology (ARIA practices, carousel pattern). */
const slideRole = (label: string) => ({
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': label,
});

/** A row that scrolls has to be reachable by key. */
const scrollableByKey = { tabIndex: 0 };

/** A row that turns takes the focus that a slide without a link would drop. */
const focusableByScript = { tabIndex: -1 };

interface CarouselProps {
  /** Names the carousel for assistive technology. */
  label: string;
  /** Six or more, so that four fit and there is still something to turn to. */
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /** How the slides stand; a row of 1, 2 or 4 where nothing else is said. */
  view?: CarouselView;
  /** What stands beside the buttons, usually the heading of the section. */
  children?: ReactNode;
  className?: string;
}

/**
 * A row of slides that turns by itself: 1, 2 or 4 in view, 30 px apart, endless. It starts as a
 * scrolling row that snaps, with the same measures, and stays one where the script does not come.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, labels, view = 'row', children, className } = props;
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const { wanted, moving, toggle } = useRotation(swiper, frame, row);

  useEffect(() => {
    let running: Swiper | undefined;
    let gone = false;
    const element = row.current;
    if (!element) return;
    startSwiper(element, view).then(
      (started) => {
        running = started;
        if (gone) started.destroy();
        else setSwiper(started);
      },
      (error: unknown) => dispatchEvent(new CustomEvent('site:part-error', { detail: error })),
    );
    return () => {
      gone = true;
      running?.destroy();
    };
  }, [view]);

  useEffect(() => swiper && shareKeys(swiper), [swiper]);

  return (
    <section ref={frame} aria-roledescription="carousel" aria-label={label} className={className}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 max-sm:*:basis-full md:mb-12">
        {children}
        <CarouselControls
          labels={labels}
          controls={id}
          rotating={wanted}
          ready={swiper !== undefined}
          onToggle={toggle}
          onPrevious={() => swiper?.slidePrev()}
          onNext={() => swiper?.slideNext()}
        />
      </div>
      <div
        ref={row}
        data-view={view}
        className="carousel-row"
        {...(swiper ? focusableByScript : scrollableByKey)}
      >
        <div id={id} className="swiper-wrapper" aria-live={moving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              {...slideRole(`${index + 1} of ${slides.length}`)}
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
