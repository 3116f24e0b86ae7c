import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import type { Filterable } from '../filters.ts';
import catalogFinderStyles from './catalog-finder.module.css';
import { DollarField } from './dollar-field.tsx';
import type { RangeCopy } from './finder-props.ts';
import styles from './price-range.module.css';

interface PriceLimits {
  from: number | undefined;
  to: number | undefined;
}

interface PriceRangeProps extends PriceLimits {
  title: string;
  /** In whole dollars: the cheapest rounded down, the most expensive rounded up. */
  min: number;
  max: number;
  /** Drawn as dots on the line at their prices, in the color of their variant. */
  items: readonly Filterable[];
  copy: RangeCopy;
  /** `series` names a sequence of changes that count as one, such as a drag. */
  onRange: (limits: PriceLimits, series?: string) => void;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Renders a price range filter: a slider with two thumbs and a dot per product, and two fields. */
export function PriceRange({ title, min, max, items, copy, from, to, onRange }: PriceRangeProps) {
  const lowest = clamp(from ?? min, min, max);
  const highest = clamp(to ?? max, min, max);
  const positionOf = (dollars: number) => cssPercent((dollars - min) / (max - min));
  /** Sets the limits; a thumb at the end of the line sets none. */
  const setRange = (one: number, other: number) =>
    onRange({ from: one > min ? one : undefined, to: other < max ? other : undefined }, 'price');
  const lineRef = useRef<HTMLDivElement>(null);
  const latestSetRange = useRef(setRange);
  // Thumbs moved before hydration.
  useLayoutEffect(() => {
    const thumbs = [...(lineRef.current?.querySelectorAll('input') ?? [])];
    const [one = min, other = max] = thumbs.map((thumb) => thumb.valueAsNumber);
    if (one > min || other < max)
      latestSetRange.current(Math.min(one, other), Math.max(one, other));
  }, [min, max]);
  const thumb = (value: number, label: string, onSlide: (value: number) => void) => (
    <input
      type="range"
      min={min}
      max={max}
      step={1}
      value={value}
      autoComplete="off"
      aria-label={label}
      aria-valuetext={fillTemplate(copy.dollars, { dollars: value })}
      className={styles.rangeThumb}
      // Where both thumbs meet at the upper end, the lower one must stay reachable.
      style={{ zIndex: value === lowest && lowest > (min + max) / 2 ? 2 : 1 }}
      onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <fieldset className={`${catalogFinderStyles.columnGroup} ${styles.range}`}>
      <legend className={catalogFinderStyles.columnTitle}>{title}</legend>
      <div
        ref={lineRef}
        className={styles.rangeLine}
        style={{ '--low': positionOf(lowest), '--high': positionOf(highest) } as CSSProperties}
      >
        <span aria-hidden="true" className={styles.rangeDots}>
          {items.map(({ priceCents, variantKeys = [], category, height }) => (
            <span
              key={`${category}-${priceCents}-${height}`}
              data-out-of-range={
                priceCents < lowest * 100 || priceCents > highest * 100 || undefined
              }
              style={
                {
                  '--at': positionOf(priceCents / 100),
                  '--glaze': `var(--${variantKeys[0]})`,
                } as CSSProperties
              }
            />
          ))}
        </span>
        {thumb(lowest, copy.lowest, (value) => setRange(Math.min(value, highest), highest))}
        {thumb(highest, copy.highest, (value) => setRange(lowest, Math.max(value, lowest)))}
      </div>
      <div className={styles.rangeFields}>
        <DollarField
          label={copy.from}
          unit={copy.unit}
          value={from}
          placeholderValue={min}
          onDollars={(dollars) => onRange({ from: dollars, to })}
        />
        <DollarField
          label={copy.to}
          unit={copy.unit}
          value={to}
          placeholderValue={max}
          onDollars={(dollars) => onRange({ from, to: dollars })}
        />
      </div>
    </fieldset>
  );
}
