'use client';

import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { Carousel } from '../../elements/carousel/carousel.tsx';
import type { CarouselLabels } from '../../elements/carousel/carousel-controls.tsx';
import { clayOrder } from '../../elements/clay-badge/clay-badge.tsx';
import { ServiceSlide } from './service-slide.tsx';

interface ServicesCarouselProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  items: readonly FeatureItem[];
  labels: CarouselLabels;
}

/** Services as a slow carousel: one card on a phone, two on a tablet, four beyond. */
export function ServicesCarousel({ id, heading, lead, items, labels }: ServicesCarouselProps) {
  return (
    <div id={id} className="section bg-[color-mix(in_srgb,var(--coral)_16%,var(--paper))]">
      <div className="container">
        <Carousel
          label={heading}
          labels={labels}
          slides={items.map((service, index) => ({
            id: service.title,
            body: (
              <ServiceSlide
                service={service}
                number={index + 1}
                color={clayOrder[index % clayOrder.length] ?? 'coral'}
              />
            ),
          }))}
        >
          <div className="max-w-[44rem]">
            <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
            <p className="measure mt-4 text-lead text-muted">{lead}</p>
          </div>
        </Carousel>
      </div>
    </div>
  );
}
