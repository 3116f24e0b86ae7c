'use client';
import { type CSSProperties, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { BeforeAfterButtons } from './before-after-buttons.tsx';
import styles from './before-after-slider.module.css';
import { DesignCosts, type DesignCostsCopy } from './design-costs.tsx';
import { type RoomDesign, sumOf } from './designs.ts';
import { useBeforeAfter } from './use-before-after.ts';

interface BeforeAfterSliderProps {
  designs: readonly RoomDesign[];
  /** Picture of the room before. */
  before: PictureRecord;
  /** Pictures of the designs from the very same spot. */
  after: readonly PictureRecord[];
  copy: DesignCostsCopy & {
    legend: string;
    sliderLabel: string;
    /** `{after}`, `{design}` and `{before}` are filled in. */
    sliderValue: string;
    /** Announced when another design is chosen: `{design}`, `{sum}`. */
    status: string;
    hint: string;
    beforeLabel: string;
    beforeCaption: string;
    /** `{design}` is filled in. */
    designCaption: string;
    allBefore: string;
    half: string;
    allAfter: string;
    /** Meaning of the line on the picture. */
    lineLabel: string;
  };
}

const sizes = '(width >= 80rem) 77rem, 100vw';

/**
 * The same room before and in one of several designs, uncovered by pointer, touch or arrow keys, with the costs of
 * each above and below a line. Without script all pictures are beside one another.
 */
export function BeforeAfterSlider({ designs, before, after, copy }: BeforeAfterSliderProps) {
  const [chosen, setChosen] = useState(0);
  const { share, isDragging, stage, input, show } = useBeforeAfter(55);
  const design = designs[chosen]?.title ?? '';
  const total = sumOf([...(designs[chosen]?.above ?? []), ...(designs[chosen]?.below ?? [])]);
  const value = fillTemplate(copy.sliderValue, { after: share, before: 100 - share, design });
  return (
    <div className={styles.comparison}>
      <fieldset className={styles.choices}>
        <legend>{copy.legend}</legend>
        {designs.map(({ title }, index) => (
          <label key={title} className="font-display">
            <input
              type="radio"
              name="wipe-way"
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div
        className={styles.stage}
        data-dragging={isDragging || undefined}
        style={{ '--wipe-share': `${share}%` } as CSSProperties}
        {...stage}
      >
        <figure>
          <PictureView picture={before} sizes={sizes} />
          <figcaption>{copy.beforeCaption}</figcaption>
        </figure>
        {after.map((picture, index) => (
          <figure
            key={picture.name}
            className={styles.after}
            data-hidden={index !== chosen || undefined}
          >
            <PictureView picture={picture} sizes={sizes} />
            <figcaption>
              {fillTemplate(copy.designCaption, { design: designs[index]?.title ?? '' })}
            </figcaption>
          </figure>
        ))}
        <p className={styles.line} aria-hidden="true">
          <span>{copy.lineLabel}</span>
        </p>
        <input
          {...input}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={copy.sliderLabel}
          aria-valuetext={value}
          className={styles.range}
        />
        <i className={styles.handle} aria-hidden="true" />
      </div>
      <BeforeAfterButtons copy={copy} share={share} design={design} onShow={show} />
      <p role="status" className="sr-only">
        {fillTemplate(copy.status, { design, sum: formatDollars(total) })}
      </p>
      {designs.map((each, index) => (
        <DesignCosts key={each.title} design={each} copy={copy} hidden={index !== chosen} />
      ))}
    </div>
  );
}
