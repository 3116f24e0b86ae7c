import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { ClayBadge, type ClayColour } from '../../elements/clay-badge/clay-badge.tsx';
import { paddedNumber } from '../../elements/counter/padded-number.ts';
import { ServiceIcon } from './service-icon.tsx';

interface ServiceSlideProps {
  /** Its icon is a name that `service-icon.tsx` knows. */
  service: FeatureItem;
  /** Its place in the row, from 1. */
  number: number;
  colour: ClayColour;
}

/** One service of the carousel: a pebble, a number, a few words and the way on. */
export function ServiceSlide({ service, number, colour }: ServiceSlideProps) {
  return (
    <article className="flex h-full flex-col rounded-4xl bg-surface p-7">
      <div className="flex items-start justify-between">
        <ClayBadge colour={colour} className="text-[4.75rem]">
          <ServiceIcon name={service.icon} />
        </ClayBadge>
        <span className="font-display text-caption font-semibold text-muted tabular-nums">
          {paddedNumber(number)}
        </span>
      </div>
      <h3 className="mt-10 font-display text-h4 font-bold">{service.title}</h3>
      <p className="mt-2.5 grow text-[1.0625rem] leading-normal text-muted">{service.content}</p>
      {service.link && service.linkTitle && (
        <a
          href={service.link}
          className="mt-6 inline-flex min-h-11 items-center gap-2 self-start font-semibold decoration-accent decoration-2 underline-offset-6 hover:underline"
        >
          {service.linkTitle}
          <ArrowRight size={18} className="text-accent" aria-hidden />
        </a>
      )}
    </article>
  );
}
