import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FeatureItem } from '../../content/schema/feature-item.ts';
import type { ClayColor } from '../../elements/clay-badge/clay-badge.tsx';
import { paddedNumber } from '../../elements/counter/padded-number.ts';
import { ServiceIcon } from './service-icon.tsx';
import './service-slide.css';

interface ServiceSlideProps {
  /** Its icon is a name from `service-icons.ts`. */
  service: FeatureItem;
  /** Its place in the row, from 1. */
  number: number;
  color: ClayColor;
}

/** One service of the carousel: a block of clay with a number, a short text and a link. */
export function ServiceSlide({ service, number, color }: ServiceSlideProps) {
  return (
    <article className="service-slide" data-color={color}>
      <span className="font-display text-h4 font-semibold tabular-nums">
        {paddedNumber(number)}
      </span>
      <h3 className="mt-6 font-display text-h3 font-bold">{service.title}</h3>
      <p className="mt-3 text-[1.0625rem] leading-normal">{service.content}</p>
      {service.link && service.linkTitle && (
        <a
          href={service.link}
          className="relative z-1 mt-4 inline-flex min-h-11 items-center gap-2 self-start font-semibold underline decoration-2 underline-offset-6 hover:decoration-4"
        >
          {service.linkTitle}
          <ArrowRight size={18} aria-hidden />
        </a>
      )}
      <span className="service-slide-sign" aria-hidden="true">
        <ServiceIcon name={service.icon} />
      </span>
    </article>
  );
}
