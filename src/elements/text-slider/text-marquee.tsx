import { cn } from '../../themes/cn.ts';
import styles from './text-slider.module.css';

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
    <span key={item} className={styles.marqueeItem}>
      {item}
      <span aria-hidden="true" className={styles.marqueeSign} />
    </span>
  ));
  return (
    <div className={cn(styles.textMarquee, className)} data-reverse={reverse}>
      <label className={styles.marqueePause}>
        <input type="checkbox" aria-label={pauseLabel} className={styles.marqueeInput} />
        <span aria-hidden="true" className={styles.marqueePauseSign} />
      </label>
      <div className={styles.marqueeBand}>
        <p className={styles.marqueeRun}>{phrases}</p>
        <p aria-hidden="true" className={styles.marqueeRun}>
          {phrases}
        </p>
      </div>
    </div>
  );
}
