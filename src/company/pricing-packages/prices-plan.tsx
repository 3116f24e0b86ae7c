import type { CSSProperties } from 'react';
import type { Plan } from '../../blocks/pricing/price-plan.ts';
import { Button } from '../../elements/button/button.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { cn } from '../../themes/cn.ts';
import styles from './prices-tabs.module.css';

/** Plan with the picture of its contents, if it has one. */
export interface IllustratedPlan extends Plan {
  picture?: PictureRecord;
  /** Portrait picture for phones. */
  narrowPicture?: PictureRecord;
  /** Width of the picture relative to the widest of its list, 0 to 1. */
  share?: number;
  /** The same on phones. */
  phoneShare?: number;
}

interface PricesPlanProps {
  plan: IllustratedPlan;
  popularLabel: string;
  /** Side of the picture. */
  pictureSide: 'left' | 'right';
}

/** Plan with its price, the picture of its contents, and its features. */
export function PricesPlan({ plan, popularLabel, pictureSide }: PricesPlanProps) {
  const { title, subtitle, price, term, plans, buttonTitle, buttonLink, popular } = plan;
  const { picture, narrowPicture, share = 1, phoneShare = 1 } = plan;
  const isRight = pictureSide === 'right';
  const style = { '--share': share, '--phone-share': phoneShare } as CSSProperties;
  return (
    <li className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className={cn('lg:col-span-4 lg:row-start-1', !isRight && 'lg:col-start-9')}>
        {popular?.isPopular && (
          <p className="mb-3 w-fit rounded-full bg-ink px-3 py-1 text-caption font-semibold text-paper">
            {popularLabel}
          </p>
        )}
        <h3 className="text-h3 font-bold">{title}</h3>
        <p className="mt-1 text-muted">{subtitle}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-h1 leading-none font-extrabold tracking-dense tabular-nums">
            {price}
          </span>
          <span className="text-muted">{term}</span>
        </p>
      </div>
      <div
        style={style}
        className={cn('lg:col-span-8 lg:row-span-2', isRight ? 'lg:col-start-5' : 'lg:col-start-1')}
      >
        {picture && (
          <PictureView
            picture={picture}
            {...(narrowPicture && { narrowPicture })}
            sizes={`(width >= 62rem) min(${Math.round(share * 64)}vw, ${Math.round(share * 51)}rem), (width >= 48rem) ${Math.round(share * 92)}vw, min(${Math.round(phoneShare * 90)}vw, ${Math.round(phoneShare * 26)}rem)`}
            className={`${styles.goods} w-[calc(min(100%,26rem)*var(--phone-share))] md:w-[calc(100%*var(--share))]`}
          />
        )}
        <ul className="mt-5 grid gap-x-8 gap-y-1.5 text-[1.0625rem] sm:grid-cols-2">
          {plans.map((line) => (
            <li
              key={line}
              className="relative ps-5 before:absolute before:top-[0.62em] before:left-0 before:size-2 before:bg-accent"
            >
              {line}
            </li>
          ))}
        </ul>
      </div>
      <Button
        href={buttonLink}
        tone={popular?.isPopular ? 'solid' : 'outline'}
        className={cn(
          'self-start justify-self-start lg:col-span-4 lg:row-start-2',
          !isRight && 'lg:col-start-9',
        )}
      >
        {buttonTitle}
      </Button>
    </li>
  );
}
