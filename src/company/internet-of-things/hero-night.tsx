import '../../themes/tones.css';
import { type CSSProperties, Fragment } from 'react';
import { HeroNightCurve } from './hero-night-curve.tsx';
import { HeroNightEvents, type NightEvent } from './hero-night-events.tsx';
import { clockAt, leftOpen, night, readings } from './night.ts';
import './hero-night.css';

interface HeroNightProps {
  heading: string;
  lead: string;
  /** Label of the limit's line. */
  limitLabel: string;
  /** Date of the night. */
  from: string;
  events: readonly NightEvent[];
  /** Text alternative of the curve. */
  alt: string;
}

/**
 * Degrees at the lower and upper edge of the two curves: the wide one has text around it, the low one is above the
 * list on a phone.
 */
const wide = { from: 26, to: 54 } as const;
const low = { from: 34.5, to: 50 } as const;
const share = (value: number, { from, to }: { from: number; to: number }) =>
  (value - from) / (to - from);

/** Hero with a full-width temperature curve of a night and its events; on a phone the events are a numbered list. */
export function HeroNight({ heading, lead, limitLabel, from, events, alt }: HeroNightProps) {
  const last = readings.length - 1;
  const at = (step: number, value: number) =>
    ({
      '--t': step / last,
      '--wide': share(value, wide),
      '--low': share(value, low),
    }) as CSSProperties;
  return (
    <section data-first-screen="" data-tone="ink" className="night overflow-x-clip">
      <div className="night-stage">
        <div className="night-head">
          <h1 className="font-display text-display font-extrabold leading-[0.96] tracking-closer">
            {heading}
          </h1>
          <p className="mt-6 max-w-[23em] text-lead">{lead}</p>
        </div>
        <div className="night-body">
          <div role="img" aria-label={alt} className="night-plot">
            <HeroNightCurve {...wide} className="night-wide absolute inset-0 size-full" />
            <HeroNightCurve {...low} className="night-low absolute inset-0 size-full" />
            <span className="night-limit-label" style={at(0, 41)}>
              {limitLabel}
            </span>
            {events.map(({ step, place, estimate }, index) => {
              const style = at(step, estimate ? leftOpen(step) : (readings[step] ?? 0));
              return (
                <Fragment key={place}>
                  <span data-place={place} className="night-stem" style={style} />
                  <span
                    data-print-colors=""
                    className="night-dot"
                    data-place={place}
                    data-estimate={estimate ? '' : undefined}
                    style={style}
                  >
                    <b className="night-number">{index + 1}</b>
                  </span>
                </Fragment>
              );
            })}
            {night.map((_, hour) => (
              <span
                key={clockAt(hour * 12)}
                className="night-hour"
                data-odd={hour % 2 ? '' : undefined}
                data-first={hour === 0 ? '' : undefined}
                style={at(hour * 12, 35)}
              >
                {clockAt(hour * 12).replace(':00', '')}
              </span>
            ))}
            <span className="night-date">{from}</span>
          </div>
          <HeroNightEvents events={events} />
        </div>
      </div>
    </section>
  );
}
