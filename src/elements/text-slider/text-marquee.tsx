import { cn } from '../../themes/cn.ts';
import './text-slider.css';

interface TextMarqueeProps {
  /** Words or short phrases. */
  items: readonly string[];
  /** Accessible name of the pause switch. */
  pauseLabel: string;
  /** Runs to the right. */
  reverse?: boolean;
  className?: string;
}

/**
 * Endless text marquee. A switch and hover pause it; below 768 px and with reduced motion
 * the words are static and wrap.
 *
 * Styling hook: `data-reverse`.
 */
export function TextMarquee({ items, pauseLabel, reverse, className }: TextMarqueeProps) {
  const phrases = items.map((item) => (
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
        <p className="marquee-run">{phrases}</p>
        <p aria-hidden="true" className="marquee-run">
          {phrases}
        </p>
      </div>
    </div>
  );
}
