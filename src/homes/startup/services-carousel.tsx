'use client';

import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { Carousel } from '../../elements/carousel/carousel.tsx';
import type { CarouselLabels } from '../../elements/carousel/carousel-controls.tsx';
import { ServiceMatchbook } from './service-matchbook.tsx';
import styles from './services-carousel.module.css';

interface ServicesCarouselProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  items: readonly FeatureItem[];
  labels: CarouselLabels;
}

/** Carousel of services as matchbooks. */
export function ServicesCarousel({ id, heading, lead, items, labels }: ServicesCarouselProps) {
  return (
    <div id={id} className={styles.carousel}>
      <div className="lf-container">
        <Carousel
          label={heading}
          labels={labels}
          slides={items.map((service, position) => ({
            id: service.title,
            body: <ServiceMatchbook service={service} position={position} />,
          }))}
        >
          <div className={styles.carouselHead}>
            <h2>{heading}</h2>
            <p>{lead}</p>
          </div>
        </Carousel>
      </div>
    </div>
  );
}
