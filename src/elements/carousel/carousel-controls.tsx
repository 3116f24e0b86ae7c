import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { cn } from '../../themes/cn.ts';

/** Accessible names of the buttons. */
export interface CarouselLabels {
  stop: string;
  start: string;
  previous: string;
  next: string;
}

interface CarouselControlsProps {
  /** Accessible names of the buttons. */
  labels: CarouselLabels;
  /** DOM id of the slides that the buttons control (`aria-controls`). */
  controls: string;
  /** True while autoplay is on; selects the pause or the play button. */
  rotating: boolean;
  /** False until Swiper runs: the buttons keep their space but are invisible. */
  ready: boolean;
  /** Called to toggle autoplay. */
  onToggle: () => void;
  /** Called to show the previous slide. */
  onPrevious: () => void;
  /** Called to show the next slide. */
  onNext: () => void;
}

const buttonClass =
  'grid size-12 place-items-center rounded-full border-2 border-ink/25 text-ink cursor-pointer ' +
  'transition-colors duration-200 hover:border-ink hover:bg-ink hover:text-paper ' +
  'focus-visible:rounded-full';

/**
 * Pause, previous and next buttons; pause comes first in the tab order.
 *
 * @internal
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, controls, rotating, ready, onToggle, onPrevious, onNext } = props;
  return (
    <div className={cn('flex gap-2.5', !ready && 'invisible')}>
      <button
        type="button"
        data-rotation=""
        className={buttonClass}
        aria-label={rotating ? labels.stop : labels.start}
        onClick={onToggle}
      >
        {rotating ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={labels.previous}
        aria-controls={controls}
        onClick={onPrevious}
      >
        <ArrowLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={labels.next}
        aria-controls={controls}
        onClick={onNext}
      >
        <ArrowRight size={20} aria-hidden />
      </button>
    </div>
  );
}
