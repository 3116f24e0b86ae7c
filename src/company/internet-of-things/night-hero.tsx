import '../../looks/tones.css';
import { type CSSProperties, Fragment } from 'react';
import { clockAt, leftOpen, night, readings } from './night.ts';
import { NightCurve } from './night-curve.tsx';
import { type NightEvent, NightEvents } from './night-events.tsx';
import './night.css';
import './night-wide.css';

interface NightHeroProps {
  heading: string;
  lead: string;
  /** Stands on the line of the limit. */
  limitLabel: string;
  /** The day on which the night begins. */
  from: string;
  events: readonly NightEvent[];
  /** The curve in words. */
  alt: string;
}

/** Degrees at the lower and upper edge of the wide curve, and at the sides of the upright one. */
const wide = { from: 26, to: 54 } as const;
const upright = { from: 30, to: 50.5 } as const;
/** Where a note's first line stands beside the upright curve, in eightieths of it: as `night.css` lays its rows. */
const noteAt: Readonly<Record<NightEvent['place'], number>> = {
  delivery: 10.625,
  defrost: 20.125,
  door: 28.25,
  over: 36.6875,
  rings: 44.1875,
  shut: 58.875,
  found: 75,
};
const share = (value: number, { from, to }: { from: number; to: number }) =>
  (value - from) / (to - from);

/** A night from edge to edge: one curve, what happened on it, and the question that it answers; upright on a phone. */
export function NightHero({ heading, lead, limitLabel, from, events, alt }: NightHeroProps) {
  const last = readings.length - 1;
  const at = (step: number, value: number) =>
    ({
      '--t': step / last,
      '--wide': share(value, wide),
      '--upright': share(value, upright),
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
            <NightCurve along="x" {...wide} className="night-wide absolute inset-0 size-full" />
            <NightCurve
              along="y"
              {...upright}
              className="night-upright absolute inset-0 size-full"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 100 80"
              preserveAspectRatio="none"
              className="night-leaders"
            >
              {events.map(({ step, place, estimate }) => {
                const value = estimate ? leftOpen(step) : (readings[step] ?? 0);
                const from = `${share(value, upright) * 100} ${(step / last) * 80}`;
                return (
                  <path
                    key={place}
                    d={`M${from}L100 ${noteAt[place]}`}
                    vectorEffect="non-scaling-stroke"
                  />
                );
              })}
            </svg>
            <span className="night-limit-label" style={at(0, 41)}>
              {limitLabel}
            </span>
            {events.map(({ step, place, estimate }) => {
              const style = at(step, estimate ? leftOpen(step) : (readings[step] ?? 0));
              return (
                <Fragment key={place}>
                  <span data-place={place} className="night-stem" style={style} />
                  <span
                    data-in-colour=""
                    className="night-dot"
                    data-estimate={estimate ? '' : undefined}
                    style={style}
                  />
                </Fragment>
              );
            })}
            {night.map((_, hour) => (
              <span
                key={clockAt(hour * 12)}
                className="night-hour"
                data-odd={hour % 2 ? '' : undefined}
                style={at(hour * 12, 35)}
              >
                {clockAt(hour * 12).replace(':00', '')}
              </span>
            ))}
            <span className="night-date">{from}</span>
          </div>
          <NightEvents events={events} />
        </div>
      </div>
    </section>
  );
}
