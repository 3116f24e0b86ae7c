import { cn } from '../../looks/cn.ts';
import './text-slider.css';

interface TextMarqueeProps {
  items: readonly string[];
  /** Name of the switch that stops it. */
  pauseLabel: string;
  /** Runs to the right. */
  reverse?: boolean;
  className?: string;
}

/**
 * Words that run by, endless. A switch stops them, so does pointing at them; under 768 px and where
 * less motion is asked for they stand and wrap.
 */
export function TextMarquee({ items, pauseLabel, reverse, className }: TextMarqueeProps) {
  const run = items.map((item) => (
    <span key={item} className="marquee-item">
      {item}
      <span aria-hidden="true" className="marquee-sign" />
    </span>
  ));
  return (
    <div className={cn('text-marquee', className)} data-reverse={reverse}>
      <label className="marquee-pause">
        <input type="checkbox" aria-label={pauseLabel} className="marquee-input" />
        <span aria-hidden="true" className="marquee-pause-sign" />
      </label>
      <div className="marquee-band">
        <p className="marquee-run">{run}</p>
        <p aria-hidden="true" className="marquee-run">
          {run}
        </p>
      </div>
    </div>
  );
}
